const bot =
  /bot\b|crawler|spider|slurp|bingpreview|facebookexternalhit|yandex(?:images|metrika|webmaster)|mediapartners/i;

/** Whether the user agent is that of a known bot. */
export const isBot = (userAgent: string): boolean => bot.test(userAgent);
