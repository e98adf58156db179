/** Passwords that are common in Russia, in lower case. Shorter ones are already rejected by length. */
const commonInRussia =
  `123456789 1234567890 12345678 87654321 987654321 0987654321 11223344 12341234 12344321 123123123 123321123
  147258369 159753456 741852963 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertyqwerty 1qaz2wsx 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 password password1 password12
  password123 passw0rd p@ssw0rd pa$$word adminadmin admin123 administrator welcome1 welcome123 iloveyou iloveyou1
  sunshine princess football baseball superman trustno1 letmein1 starwars whatever dragon123 monkey123 master123
  abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 google123 samsung1 computer internet secret123 changeme default1
  marina123 natasha1 svetlana nastya123 katerina ekaterina vladimir aleksandr alexander alexandra anastasia
  victoria valentina maksim123 dmitriy1 sergey123 andrey123 zenit2012 spartak1 lokomotiv russia123 moskva777
  йцукенгш йцукенгшщз йцукен123 пароль123 парольпароль любовь123 наташа123 привет123 qweasdzxc qweqweqwe
  1234qwer qwer1234 asdf1234 zxcv1234 12qwaszx qazwsxedc qazxswedc цветочек солнышко`.split(/\s+/);

let common: Promise<ReadonlySet<string>> | undefined;

/** With the 17,950 of zxcvbn's list that are long enough: 380 kB, which few requests need. */
const loadCommon = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set([...dictionary['passwords-common'].filter(({ length }) => length >= 8), ...commonInRussia]),
  ));

/** A well-known password, or a single character repeated. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  new Set(password).size <= 1 || (await loadCommon()).has(password.toLowerCase());
