/** «2 из 5» */
export const placeText = (place: number, total: number) => `${place} из ${total}`;
