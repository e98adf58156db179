export const photosText = (label: string) => `Фотографии: ${label}`;
export const placeText = (place: number, total: number) => `${place} из ${total}`;
