import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { checkoutMachine } from '../checkout/index.ts';
import { declaredStates, declaredTransitions } from '../testing/transitions.ts';
import { machines } from '../testing/machines.ts';
import { diagramOf } from './index.ts';

test('renders a machine of two states as a diagram', () => {
  expect(diagramOf(checkoutMachine)).toBe(
    `stateDiagram-v2
  state "checkout" as checkout {
    [*] --> checkout_filling
    state "filling" as checkout_filling
    state "ordering" as checkout_ordering
    state "paying" as checkout_paying
    state "ordered" as checkout_ordered
    checkout_ordered --> [*]
  }
  checkout_filling --> checkout_ordering : checkout.submit
  checkout_filling : checkout.edit
  checkout_ordering --> checkout_paying : createOrder done
  checkout_ordering --> checkout_filling : createOrder failed
  checkout_paying --> checkout_ordered : initPayment done
  checkout_paying --> checkout_ordered : initPayment failed`,
  );
});

test('renders delays, guards and regions', () => {
  const lamp = setup({
    delays: { wait: 10 },
    guards: { isDark: () => true },
  }).createMachine({
    id: 'lamp',
    type: 'parallel',
    states: {
      light: {
        initial: 'off',
        states: {
          off: {
            on: {
              'lamp.press': [
                { guard: 'isDark', target: 'on' },
                { guard: () => false, target: 'on' },
              ],
            },
          },
          on: { after: { wait: 'off' } },
        },
      },
      cord: {},
    },
  });
  expect(diagramOf(lamp)).toBe(
    `stateDiagram-v2
  state "lamp" as lamp {
    state "light" as lamp_light {
      [*] --> lamp_light_off
      state "off" as lamp_light_off
      state "on" as lamp_light_on
    }
    --
    state "cord" as lamp_cord
  }
  lamp_light_off --> lamp_light_on : lamp.press [isDark]
  lamp_light_off --> lamp_light_on : lamp.press [guarded]
  lamp_light_on --> lamp_light_off : after wait`,
  );
});

test.each(machines)('the diagram of %s shows every state once and every transition', (_, machine) => {
  const lines = diagramOf(machine).split('\n');
  const states = lines.filter((line) => /^\s*state "/.test(line));
  expect(states).toHaveLength(declaredStates(machine).length + 1);
  const arrows = lines.filter((line) => /^ {2}\w+ (--> \w+ )?: \S/.test(line));
  expect(arrows).toHaveLength(declaredTransitions(machine).length);
  const names = new Set(states.map((line) => /as (\w+)/.exec(line)?.[1]));
  const pointed = lines.flatMap((line) => [...line.matchAll(/(\w+) --> (\w+)/g)].flatMap(([, from, to]) => [from, to]));
  expect(pointed.filter((name) => !names.has(name))).toEqual([]);
});
