import type { failures as english } from '../en/failures.ts';
import type { Translation } from '../translation.ts';

export const failures = {
  this: 'هذا المحتوى',
  offline: 'لا يوجد اتصال بالإنترنت. سيبدأ تحميل {what} عند عودة الاتصال.',
  retryInSeconds:
    'تعذّر تحميل {what}. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  retryInMinutes:
    'تعذّر تحميل {what}. يُرجى المحاولة مجددًا بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  noConnection: 'تعذّر تحميل {what}. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
  notLoaded: 'تعذّر تحميل {what}. يُرجى المحاولة مجددًا بعد قليل.',
  retrying: 'جارٍ إعادة المحاولة…',
  retry: 'إعادة المحاولة',
  retryNamed: 'إعادة المحاولة: \u2068{name}\u2069',
  didNotWork: 'لم تنجح العملية. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
  page: {
    title: 'تعذّر عرض الصفحة',
    heading: 'تعذّر عرض هذه الصفحة',
    text: 'يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
    reload: 'إعادة التحميل',
  },
} as const satisfies Translation<typeof english>;
