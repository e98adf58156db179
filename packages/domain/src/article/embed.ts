import type { embedProviders } from './limits.ts';

/** A video of a provider that articles may embed. */
export interface Embed {
  provider: (typeof embedProviders)[number];
  videoId: string;
}

interface Provider {
  name: string;
  /** Finds the id of a video in an address as people copy it. */
  find: (url: URL) => string | undefined;
  /** The page to show in a frame. */
  src: (videoId: string) => string;
}

const firstMatch = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const isHost = ({ hostname }: URL, ...hosts: string[]): boolean => hosts.includes(hostname.replace(/^(?:www|m)\./, ''));

function splitVk(videoId: string): { oid: string; id: string } {
  const [oid = '', id = ''] = videoId.split('_');
  return { oid, id };
}

/** The allow-list of embedded pages. The frames of these hosts are allowed by the site's content security policy. */
export const embedRules: Record<Embed['provider'], Provider> = {
  RUTUBE: {
    name: 'Rutube',
    find: (url) =>
      isHost(url, 'rutube.ru') ? firstMatch(url.pathname, /^\/(?:video|play\/embed)\/([0-9a-f]{32})/) : undefined,
    src: (videoId) => `https://rutube.ru/play/embed/${videoId}`,
  },
  VK: {
    name: 'VK Видео',
    find: (url) =>
      isHost(url, 'vk.com', 'vkvideo.ru') ? firstMatch(url.pathname + url.search, /video(-?\d+_\d+)/) : undefined,
    src: (videoId) => `https://vkvideo.ru/video_ext.php?${new URLSearchParams(splitVk(videoId)).toString()}`,
  },
  YOUTUBE: {
    name: 'YouTube',
    find: (url) => {
      if (isHost(url, 'youtu.be')) return firstMatch(url.pathname, /^\/([\w-]{11})$/);
      if (!isHost(url, 'youtube.com')) return undefined;
      return (
        firstMatch(url.searchParams.get('v') ?? '', /^([\w-]{11})$/) ??
        firstMatch(url.pathname, /^\/(?:embed|shorts)\/([\w-]{11})/)
      );
    },
    src: (videoId) => `https://www.youtube-nocookie.com/embed/${videoId}`,
  },
};

/** The video that an address leads to; undefined when it is not of a provider in the list. */
export function embedOf(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const provider of ['RUTUBE', 'VK', 'YOUTUBE'] as const) {
    const videoId = embedRules[provider].find(url);
    if (videoId !== undefined) return { provider, videoId };
  }
  return undefined;
}

/** Hosts of the frames, for the content security policy. */
export const embedHosts = (): string[] => Object.values(embedRules).map(({ src }) => new URL(src('_')).origin);
