/** «ОГРНИП 304500116000157»: the number of a sole proprietor has 15 digits, that of a company 13. */
export const ogrnText = (ogrn: string): string => `${ogrn.length === 15 ? 'ОГРНИП' : 'ОГРН'}\u00A0${ogrn}`;
