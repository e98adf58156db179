import { writeFileSync } from 'node:fs';
import { createTheme } from '@vetka/ui/tokens';

const { css } = createTheme({
  // Кнопки, ссылки, выбранное
  accent: '#B0267A',
  // Кольцо фокуса, непрочитанное
  second: '#0A58CA',
  // Цена со скидкой, избранное
  sale: '#C2410C',
  radius: { s: 4, l: 8, full: 8 },
  // Высота кнопок и полей; пальцу нужно 44
  control: { m: 44, field: 48 },
  fontFamily: 'Georgia, serif',
});

// Подключите файл после стилей набора
writeFileSync('brand.css', css);
