import { Button } from '@vetka/ui/Button';
import { ThemeScope } from '@vetka/ui/ThemeScope';

// Бренд: createTheme({ accent: '#B0267A', scope: '[data-brand="romashka"]' })
export function EveningShop() {
  return (
    <ThemeScope theme="dark" data-brand="romashka">
      <Button>В корзину</Button>
    </ThemeScope>
  );
}
