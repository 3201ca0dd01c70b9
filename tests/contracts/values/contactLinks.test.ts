import { mailLink, telephoneLink } from '#contracts/values/contactLinks.ts';

it.each([
  ['+92 21 3456 7890', 'tel:+922134567890'],
  [' +1 (202) 555-0142 ', 'tel:+12025550142'],
  ['+49.30/123456', 'tel:+4930123456'],
  ['021 3456 7890', undefined],
  ['+92 21 CALL-US', undefined],
  ['+0 21 3456 7890', undefined],
  ['+12', undefined],
  ['+1234567890123456', undefined],
  ['+1 202 555 0142 ext. 7', undefined],
  ['', undefined],
])('links the number %j to %j', (text, address) => {
  expect(telephoneLink(text)).toBe(address);
});

it.each([
  [' stay@sea-view.example ', 'mailto:stay@sea-view.example'],
  ['stay@sea-view.example?bcc=x@y.example', undefined],
  ['a@b.example,c@d.example', undefined],
  ['stay at sea-view.example', undefined],
])('links the e-mail address %j to %j', (text, address) => {
  expect(mailLink(text)).toBe(address);
});
