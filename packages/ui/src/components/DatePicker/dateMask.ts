import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { dayText } from './typedDay.ts';

const digit = /\d/;

/** A date pasted in ISO form, `2027-03-08`, replaces the current text. */
const takeIsoDay: MaskitoPreprocessor = ({ elementState, data }) => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(data.trim())?.[0];
  return day === undefined
    ? { elementState, data }
    : { elementState: { value: '', selection: [0, 0] }, data: dayText(day) };
};

/** «8.» becomes «08.»: a separator (full stop, comma, dash, slash, space) after one digit ends the day or the month. */
const padShortPart: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [, before = '', digits] = /^(.*\.)?(\d)$/.exec(value) ?? [];
  const isAtEnd = selection[0] === value.length;
  if (action !== 'insert' || digits === undefined || !isAtEnd || !/^[.,\-/ ]$/.test(data))
    return { elementState, data };
  return { elementState: { value: before, selection: [before.length, before.length] }, data: `0${digits}.` };
};

/** «08.03.2027», typed with or without full stops. */
export const dateMask: MaskitoOptions = {
  mask: [digit, digit, '.', digit, digit, '.', digit, digit, digit, digit],
  preprocessors: [takeIsoDay, padShortPart],
};
