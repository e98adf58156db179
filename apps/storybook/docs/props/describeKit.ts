import { aboutProp } from './aboutProp.ts';
import type { ComponentProps } from './props.ts';
import { readGuide } from './readGuide.ts';
import { readKit } from './readKit.ts';

/** Every component of the kit with its properties described in Russian. */
export async function describeKit(): Promise<ComponentProps[]> {
  return Promise.all(
    readKit().map(async (component) => {
      const guide = await readGuide(component.folder);
      const props = component.props.map((prop) => ({
        ...prop,
        about: aboutProp(guide, component.name, prop.name) ?? '',
      }));
      return { ...component, props };
    }),
  );
}
