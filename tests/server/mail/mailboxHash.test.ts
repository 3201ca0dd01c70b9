import { mailboxHash } from '#server/mail/mailboxHash.ts';

test.each([
  ['case and spaces', 'ann@example.com', ' Ann@Example.COM '],
  ['a tag, at any host', 'ann@example.com', 'ann+trips@example.com', 'ann+a+b@example.com'],
  ['a last dot', 'ann@example.com', 'ann@example.com.'],
  [
    'an international host',
    'ann@xn--bcher-kva.example',
    'ann@bücher.example',
    'ann@BÜCHER.example',
  ],
  ['Gmail', 'annlee@gmail.com', 'ann.lee@gmail.com', 'A.N.N.Lee+x@googlemail.com'],
  ['Outlook', 'ann@outlook.com', 'ann+x@outlook.com'],
  ['Hotmail', 'ann@hotmail.co.uk', 'ann+x@hotmail.co.uk'],
  ['Live', 'ann@live.com', 'ann+x@live.com'],
  ['iCloud', 'ann@icloud.com', 'ann@me.com', 'ann+x@mac.com'],
  ['Proton', 'annlee@proton.me', 'ann.lee@protonmail.com', 'ann_l-ee+x@pm.me'],
  ['Yahoo', 'ann@yahoo.com', 'ann-trips@yahoo.com', 'ann-a-b@yahoo.com', 'ann+x@yahoo.com'],
  ['Yahoo of a country', 'ann@yahoo.co.uk', 'ann-trips@yahoo.co.uk'],
  ['Yahoo under older names', 'ann@ymail.com', 'ann-trips@ymail.com'],
  [
    'Fastmail',
    'ann@fastmail.com',
    'ann+x@fastmail.com',
    'trips@ann.fastmail.com',
    'a@b.ann.fastmail.com',
  ],
  ['Fastmail of a country', 'ann@fastmail.co.uk', 'x@ann.fastmail.co.uk'],
  ['another host of Fastmail', 'ann@sent.com', 'x@ann.sent.com'],
  ['Yandex', 'ann-lee@yandex.ru', 'ann.lee@ya.ru', 'ann.lee+x@yandex.com'],
])('different spellings (%s) of %s are the same mailbox', (_what, mailbox, ...spellings) => {
  expect(spellings.filter((each) => mailboxHash(each) !== mailboxHash(mailbox))).toEqual([]);
});

test.each([
  ['ann@example.com', 'ann@example.org'],
  ['ann.lee@example.com', 'annlee@example.com'],
  ['ann-lee@example.com', 'ann@example.com'],
  ['ann@outlook.com', 'ann@hotmail.com'],
  ['ann.lee@icloud.com', 'annlee@icloud.com'],
  ['ann@yahoo.com', 'ann@ymail.com'],
  ['ann-trips@yahoo.example', 'ann@yahoo.example'],
  ['ann@fastmail.com', 'ann@fastmail.fm'],
  ['trips@ann.example.com', 'ann@example.com'],
  ['ann.lee@yandex.ru', 'annlee@yandex.ru'],
  ['+@example.com', '+x@example.com'],
  ['-@yahoo.com', '-x@yahoo.com'],
])('%s and %s are different mailboxes', (one, other) => {
  expect(mailboxHash(one)).not.toBe(mailboxHash(other));
});
