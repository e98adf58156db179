/** CSS colours of Russian flower colour names. */
const samples: Record<string, string> = {
  белый: '#F6F3EA',
  кремовый: '#F3E3C4',
  розовый: '#F2B9BF',
  бордовый: '#9C2F4F',
  красный: '#C4313B',
  сиреневый: '#B59BD6',
  фиолетовый: '#7A5AA8',
  голубой: '#9DBFE3',
  синий: '#4A6FB0',
  жёлтый: '#F0C94C',
  желтый: '#F0C94C',
  оранжевый: '#EC9A4E',
  персиковый: '#F3BFA0',
  зелёный: '#7FA57A',
  зеленый: '#7FA57A',
  чёрный: '#33302F',
};

/** CSS colour of a swatch, if the name is known. */
export const colourSample = (label: string): string | undefined => samples[label.toLowerCase()];
