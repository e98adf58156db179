import { RouterServer, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

/** How React marks a boundary that it could not render. The browser then reports error 419. */
const leftToBrowser = '<!--$!-->';

/**
 * Renders a page whose data and code are loaded, as one string: nothing in it waits, so a stream would only divide it
 * into chunks that are joined again (decision 242).
 */
export async function renderDocument(router: AnyRouter, headers: Headers): Promise<Response> {
  const html = renderToString(<RouterServer router={router} />);
  if (html.includes(leftToBrowser))
    console.error(
      `A part of ${router.state.location.pathname} suspended or failed on the server: the browser renders it.`,
    );
  const page = await transformHtmlStringWithRouter(router, withNonce(html, router.options.ssr?.nonce));
  return new Response(page, { status: getSsrStatus(router), headers });
}

/** React's streams put the nonce on the styles that they move to the head; strings have no such option. */
const withNonce = (html: string, nonce: string | undefined): string =>
  nonce ? html.replace('<style data-precedence=', `<style nonce="${nonce}" data-precedence=`) : html;
