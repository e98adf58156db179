/** The digits after +7 of anything a person types or pastes: `+7…`, `8…`, `7…` or ten digits. */
const nationalDigits = (input: string): string => {
  const digits = input.replace(/\D/g, '');
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits;
};

/** E.164 `+7XXXXXXXXXX`, or `undefined` where the input is no Russian number. */
export const normalizePhone = (input: string): string | undefined => {
  const digits = nationalDigits(input);
  return /^[3489]\d{9}$/.test(digits) ? `+7${digits}` : undefined;
};

/** «+7 912 345-67-89». What is no Russian number is returned as it is. */
export const formatPhone = (phone: string): string => {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `+7\u00A0${match[1]}\u00A0${match[2]}-${match[3]}-${match[4]}` : phone;
};

/** «+7 912 ***-**-89»: enough to recognise, too little to learn. */
export const maskPhone = (phone: string): string => formatPhone(phone).replace(/\d{3}-\d{2}-/, '***-**-');
