import type { SignedInDevice } from '@vetka/domain/session';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { RelativeTime } from '../../../components/RelativeTime/index.ts';
import { Spread } from '../../../components/Spread/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface DevicesSectionProps {
  /** The current one first. */
  devices: readonly SignedInDevice[];
  onEnd: (device: SignedInDevice) => void;
  onEndOthers: () => void;
  isEnding?: boolean | undefined;
}

const nameOf = ({ name }: SignedInDevice): string => name ?? 'Неизвестный браузер';

/** Where the person is signed in. */
export function DevicesSection({ devices, onEnd, onEndOthers, isEnding = false }: DevicesSectionProps) {
  return (
    <SettingsSection
      id="profile-devices"
      title="Устройства"
      text="Здесь вы вошли в аккаунт. Если чего-то не узнаёте, выйдите там и смените пароль."
    >
      <Stack as="ul" gap={16}>
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} onEnd={() => onEnd(device)} />
          </li>
        ))}
      </Stack>
      {devices.length > 1 && (
        <div>
          <Button variant="outline" onClick={onEndOthers} isLoading={isEnding} loadingText="Выходим">
            Выйти на других устройствах
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function Device({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) {
  return (
    <Spread>
      <Stack gap={4}>
        <Inline>
          <Text weight="strong">{nameOf(device)}</Text>
          {device.isCurrent && <Badge>Это устройство</Badge>}
        </Inline>
        {!device.isCurrent && (
          <Text size="small" tone="muted">
            Последний раз: <RelativeTime value={device.lastSeenAt} />
          </Text>
        )}
      </Stack>
      {!device.isCurrent && (
        <Button variant="plain" size="s" aria-label={`Выйти: ${nameOf(device)}`} onClick={onEnd}>
          Выйти
        </Button>
      )}
    </Spread>
  );
}
