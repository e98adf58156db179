export const photosText = (label: string) => `Фотографии: ${label}`;
