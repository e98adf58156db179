const bot =
  /bot\b|crawler|spider|slurp|bingpreview|facebookexternalhit|yandex(?:images|metrika|webmaster)|mediapartners/i;

/** Whether a program that reads the site by itself says so in its user agent. */
export const isBot = (userAgent: string): boolean => bot.test(userAgent);
