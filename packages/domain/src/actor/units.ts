/** Units of measure, as shown and stored. */
export const units = ['гр', 'кг', 'т', 'см³', 'м³', 'мл', 'л', 'см', 'м', 'см²', 'м²', 'шт', 'мм'] as const;
