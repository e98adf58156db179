/** What every control takes: decision 288. */
export type Rule = 'value' | 'defaultValue' | 'isDisabled' | 'isReadOnly' | 'name' | 'ref' | 'frame';

const choice = 'HTML has no read-only choice; one that looks changeable but is not would surprise';
const noFrame = 'its label is read out only, so there is no place for a hint or an error';
const notSubmitted = 'it is never submitted with a form';

/**
 * Controls that do without a part of the convention, each with its reason. The list may only get shorter: a line whose
 * control follows fails the test, and a new control follows from the start.
 */
export const breaches: Readonly<Record<string, Partial<Record<Rule, string>>>> = {
  Checkbox: { isReadOnly: choice },
  DateRange: { isReadOnly: choice, name: notSubmitted, frame: noFrame },
  DateStrip: { isReadOnly: choice },
  MapView: { isReadOnly: choice },
  QuantityStepper: { frame: noFrame },
  RadioGroup: { isReadOnly: choice },
  RatingInput: { isReadOnly: choice },
  SearchField: { frame: noFrame },
  Segmented: { isReadOnly: choice, frame: noFrame },
  Select: { isReadOnly: choice },
  Slider: { isReadOnly: choice },
  Switch: { isReadOnly: choice, frame: 'it takes effect at once, so there is nothing to require or to refuse' },
  Tabs: {
    isDisabled: 'a section that cannot be opened is left out',
    isReadOnly: choice,
    name: notSubmitted,
    ref: 'its two elements are its own',
    frame: noFrame,
  },
  ThemeSwitch: { isReadOnly: choice, frame: noFrame },
  TimeSlotPicker: { isReadOnly: choice },
  Tree: { isReadOnly: choice },
};
