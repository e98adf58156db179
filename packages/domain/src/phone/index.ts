/** The digits after +7 of any typed or pasted input: `+7…`, `8…`, `7…` or ten digits. */
const nationalDigits = (input: string): string => {
  const digits = input.replace(/\D/g, '');
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits;
};

/** E.164 `+7XXXXXXXXXX`, or `undefined` when the input is not a Russian number. */
export const normalizePhone = (input: string): string | undefined => {
  const digits = nationalDigits(input);
  return /^[3489]\d{9}$/.test(digits) ? `+7${digits}` : undefined;
};

/** The same, or `undefined` when anything else was typed: `user-9123456789` is a nickname. */
export const phoneAlone = (input: string): string | undefined =>
  /^[+\d\s()-]+$/.test(input) ? normalizePhone(input) : undefined;

/** «+7 912 345-67-89». Anything but a Russian number is returned unchanged. */
export const formatPhone = (phone: string): string => {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `+7\u00A0${match[1]}\u00A0${match[2]}-${match[3]}-${match[4]}` : phone;
};

/** «+7 912 ***-**-89»: recognisable to its owner, useless to others. */
export const maskPhone = (phone: string): string => formatPhone(phone).replace(/\d{3}-\d{2}-/, '***-**-');
