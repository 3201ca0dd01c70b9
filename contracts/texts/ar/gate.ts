import type { gate as english } from '../en/gate.ts';
import type { Translation } from '../translation.ts';

export const gate = {
  title: 'Stayfarer: فنادق وإقامات لرحلتك القادمة',
  description:
    'البحث عن فنادق حسب الوجهة والتواريخ، ومقارنة أماكن الإقامة، والتعرّف على الغرف التي تنتظرك.',
  scriptNeeded: 'يحتاج هذا الموقع إلى JavaScript: يُرجى تفعيله ثم إعادة تحميل الصفحة.',
  outdated:
    'هذا المتصفح قديم ولا يدعمه هذا الموقع. يُرجى تحديثه أو استخدام إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
  name: 'Stayfarer',
  heading: 'إدخال كلمة المرور',
  password: 'كلمة المرور',
  submit: 'متابعة',
  incorrect: 'كلمة المرور غير صحيحة',
  unreachable: 'تعذّر تحميل الموقع. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  failed: 'تعذّر تحميل الموقع. يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
  waiting: 'لحظة من فضلك، ما زالت الصفحة قيد التحميل.',
  search: 'البحث عن فنادق',
  trips: 'الرحلات',
  desk: 'إدارة Stayfarer',
} as const satisfies Translation<typeof english>;
