import type { ComponentType } from 'react';
import type { OverlayPayloads } from './overlayPayloads.ts';
import type { UrlOverlayPayloads } from './urlOverlays.ts';

/** Props that the host passes to an overlay. It stays mounted after closing, for the exit animation. */
export interface OverlayProps<Payload = undefined> {
  isOpen: boolean;
  onClose: () => void;
  payload: Payload;
}

type AllPayloads = OverlayPayloads & UrlOverlayPayloads;
type Load<Payload> = () => Promise<{ default: ComponentType<OverlayProps<Payload>> }>;

/** How each overlay is loaded; one that is not implemented is omitted, and nothing on the site opens it. */
export type OverlayRegistry = { [Name in keyof AllPayloads]?: Load<AllPayloads[Name]> };

/** An overlay of any payload type. */
export type AnyOverlay = ComponentType<OverlayProps<unknown>>;
export type LoadOverlay = () => Promise<{ default: AnyOverlay }>;
