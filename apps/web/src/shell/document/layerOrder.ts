/**
 * The order of the cascade layers, declared before any stylesheet: stylesheets loaded in parts could otherwise change
 * it.
 */
export const layerOrder = '@layer reset, tokens, components, utilities;';

/** React renders named styles without a nonce, so the policy allows this exact text. SHA-256, base64. */
export const layerOrderHash = 'sha256-6WGFFK5h7S8IiqPvMngFgM6ddnJQyFM0FwjH1Eo+WeU=';
