import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { CameraIcon } from '../components/Icon/icons/CameraIcon.ts';
import { SettingsIcon } from '../components/Icon/icons/SettingsIcon.ts';
import { Tiles } from '../components/Tiles/index.ts';
import { Box } from '../components/Box/index.ts';
import { ProfileHeader } from '../patterns/account/ProfileHeader/index.ts';
import { ContentCard } from '../patterns/content/ContentCard/index.ts';
import { profile } from '../patterns/fixtures/people.ts';
import { contents, now } from '../patterns/fixtures/publications.ts';
import { SitePage } from './SitePage.tsx';

const actions = (
  <>
    <Button variant="tonal" icon={<CameraIcon />} onClick={fn()}>
      Поделиться фото
    </Button>
    <Button variant="outline" href="/my/settings" icon={<SettingsIcon />}>
      Настройки
    </Button>
  </>
);

function Profile() {
  return (
    <SitePage current="profile">
      <ProfileHeader profile={profile} current="/account/katya.lebedeva" actions={actions} />
      <Box layout={{ paddingTop: 32 }}>
        <Tiles as="ul" columns={{ xs: 2, md: 3, xl: 4 }}>
          {contents.map((content) => (
            <li key={content.id}>
              <ContentCard content={content} now={now} />
            </li>
          ))}
        </Tiles>
      </Box>
    </SitePage>
  );
}

const meta = {
  title: 'Экраны/Профиль',
  id: 'screen-profile',
  component: Profile,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
