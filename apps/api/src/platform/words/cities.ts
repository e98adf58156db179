/** What people call cities, in lower case. */
export const cityNicknames: Readonly<Record<string, string>> = {
  спб: 'санкт-петербург',
  питер: 'санкт-петербург',
  мск: 'москва',
  екб: 'екатеринбург',
  екат: 'екатеринбург',
  нск: 'новосибирск',
  новосиб: 'новосибирск',
  нн: 'нижний новгород',
};
