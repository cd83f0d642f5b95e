/** The passwords that appear most often in published breaches, lower-cased. They warn, they do not forbid. In a file of
 * its own, so that a screen loads it only when a password is being chosen. */
const commonPasswords: ReadonlySet<string> = new Set(
  `1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 0000 00000 000000 0000000 00000000 1111 11111
  111111 1111111 11111111 2222 222222 22222222 3333 333333 4444 444444 5555 55555 555555 5555555 6666 666666 66666666
  7777 77777 777777 7777777 8888 888888 88888888 9999 99999 999999 99999999 1212 121212 12121212 1313 131313 123123
  123321 12341234 123123123 1122 112233 11223344 123654 147258 147258369 159357 159753 741852 789456 789456123 987654
  987654321 9876543210 654321 54321 4321 87654321 101010 102030 10203 111222 112211 123454321 123456a 123456q 1234qwer
  1234abcd 12qwaszx 1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2000 2001 2010
  2020 2021 2022 2023 2024 2025 2580 5201314 520520 696969 6969 a123456 a1b2c3 a1b2c3d4 a12345 aa123456 aaaa aaaaa
  aaaaaa aaaaaaaa abc123 abc1234 abc12345 abcd abcd123 abcd1234 abcde abcdef abcdefg abcdefgh access access14 admin
  admin1 admin12 admin123 admin1234 administrator africa alex alexander alexis allison amanda america amigos amor
  andrea andrew angel angela angels anthony apple apples arsenal asdf asdf1234 asdfasdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl ashley asdasd asdqwe123 august austin azerty azertyuiop babygirl bailey banana barcelona baseball basketball
  batman beautiful bigdog biteme blessed blessing blink182 bonjour brandon butterfly buster business cameron changeme
  charlie cheese chelsea chicken chocolate chris christ computer cookie corvette cowboys daniel danielle dallas david
  default demo diamond dolphin donald dragon dragon1 elizabeth emmanuel eminem faith family favour ferrari fishing
  flower football football1 forever freedom friends fuckyou fuckyou1 gabriel gemini george ginger god gold golden
  goodluck google grace guest hannah happy harley hello hello1 hello123 helpme hockey hottie hunter hunter2 iloveu
  iloveyou iloveyou1 iloveyou2 internet invalid jackson jasmine jennifer jessica jessie jesus jesus1 jesuschrist
  john johnson jordan jordan23 joseph joshua justin justice killer king lagos letmein letmein1 liverpool london love
  love123 lovely loveme lover loveyou lucky maggie manchester manager marina marina1 martin master master1 matrix
  matthew maverick melissa mercedes merlin michael michael1 michelle mickey miracle monday money monkey monkey1
  mother mustang mynoob naruto nairobi nicole nigeria ninja nothing ohmygod oliver orange password password! password0
  password01 password1 password11 password12 password123 password1234 password2 password3 passw0rd passwort pass
  pass123 pass1234 patrick peace peanut pepper phoenix playboy pokemon praise princess princess1 purple pussy q1w2e3
  q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq qwe123 qweasd qweasdzxc qweqwe qwer qwer1234 qwert qwerty qwerty1
  qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop rachel rainbow ranger realmadrid robert rockyou root rosebud
  samantha samsung samuel secret secret123 server shadow shadow1 shop shop123 silver simple slayer snoopy soccer
  sokoni sokoni123 solomon something spiderman spring starwars steelers store store123 summer sunday sunflower sunshine
  sunshine1 superman superstar sweet taylor temp test test1 test123 test1234 testing thomas thunder tigger tinkle
  toor trustno1 trustme tweety user user123 vanessa victor victoria victory welcome welcome1 welcome123 whatever
  william winner winter wisdom wordpass yamaha yankees zaq12wsx zaq1zaq1 zxcv zxcvb zxcvbn zxcvbnm zxcvbnm1 zzzzzz`.split(
    /\s+/,
  ),
);

/** Whether a password is among the commonest, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
