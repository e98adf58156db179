import '@vetka/ui/styles';
import { Button } from '@vetka/ui/Button';
import { Stack } from '@vetka/ui/Stack';
import { TextField } from '@vetka/ui/TextField';

export function Subscribe() {
  return (
    <form action="/subscribe" method="post">
      <Stack>
        <TextField label="Почта" name="email" type="email" autoComplete="email" />
        <Button type="submit">Подписаться</Button>
      </Stack>
    </form>
  );
}
