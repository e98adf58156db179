/** The order of the cascade, said before any stylesheet: files that come in parts could turn it over. */
export const layerOrder = '@layer reset, tokens, components, utilities;';

/** React writes named styles without a nonce, so the policy allows this very text. SHA-256, base64. */
export const layerOrderHash = 'sha256-6WGFFK5h7S8IiqPvMngFgM6ddnJQyFM0FwjH1Eo+WeU=';
