import { useRef, useState } from 'react';
import { maxMessageLength } from '#contracts/site/desk/deskBooking.ts';
import {
  type DeskTemplate,
  maxTemplateName,
  mostTemplates,
  type TemplatePlaceholder,
  templatePlaceholders,
} from '#contracts/site/desk/deskTemplates.ts';
import { defaultLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/fields/TextField.tsx';
import { useWrongFieldFocus } from '../../ui/fields/useWrongFieldFocus.ts';
import {
  isGone,
  templateProblemOf,
  useChangeTemplateMutation,
  useCreateTemplateMutation,
} from '../api/deskTemplatesApi.ts';
import { Box } from '../ui/DeskPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FirstChange, problemText } from '../ui/problemText.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { readTemplate, type TypedTemplate } from './readTemplate.ts';
import styles from './templates.module.css';

/** The id and version of the template to replace. A new template has no version. */
type Target = { id: string; version?: number };

/**
 * The form of a new or existing template. The typed text stays after an error. If somebody else has
 * changed or deleted the template meanwhile, the form says so and offers the possible steps.
 * `onSaved` receives the name.
 */
export function TemplateForm({
  template,
  onSaved,
}: {
  template: DeskTemplate | undefined;
  onSaved: (name: string) => void;
}) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const [typed, setTyped] = useState(() => typedOf(template));
  // A new template has no version. It keeps one id, however often it is submitted.
  const [target, setTarget] = useState<Target>(() => template ?? { id: crypto.randomUUID() });
  const [told, setTold] = useState(false);
  const [create, creating] = useCreateTemplateMutation();
  const [change, changing] = useChangeTemplateMutation();
  const [error, setError] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const focusWrongField = useWrongFieldFocus(form);
  const areas = useRef(new Map<Language, HTMLTextAreaElement>());
  const [active, setActive] = useState<Language>(i18n.language);
  const { content, errors } = readTemplate(i18n, typed);
  const isPending = creating.isLoading || changing.isLoading;
  const problem = templateProblemOf(error);
  const conflict = problem?.code === 'changed' ? problem.template : null;
  const gone = isGone(error);

  const save = async (to: Target) => {
    if (isPending) return;
    setTarget(to);
    setTold(true);
    if (!content) {
      focusWrongField();
      return;
    }
    setError(undefined);
    const { id, version } = to;
    const result =
      version === undefined
        ? await create({ id, ...content })
        : await change({ id, version, ...content });
    if (result.error === undefined) onSaved(content.name);
    else setError(result.error);
  };
  const setText = (language: Language, text: string) =>
    setTyped((before) => ({ ...before, texts: { ...before.texts, [language]: text } }));
  const insert = (name: TemplatePlaceholder) => {
    const area = areas.current.get(active);
    const written = `{{${name}}}`;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    setText(active, value.slice(0, start) + written + value.slice(end));
    area.focus();
    // The field shows the inserted text in the next frame. The cursor then moves behind the text.
    requestAnimationFrame(() =>
      area.setSelectionRange(start + written.length, start + written.length),
    );
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!conflict && !gone) void save(target);
      }}
    >
      <div className={styles.nameField}>
        <TextField
          label={t('deskTemplates.name')}
          asterisk
          dir="auto"
          autoComplete="off"
          maxLength={maxTemplateName}
          hint={t('deskTemplates.nameHint')}
          error={
            problem?.code === 'name-taken'
              ? t('deskTemplates.nameTaken')
              : told
                ? errors.name
                : undefined
          }
          value={typed.name}
          onChange={({ target }) => {
            setTyped({ ...typed, name: target.value });
            if (problem?.code === 'name-taken') setError(undefined);
          }}
        />
      </div>
      <div className={styles.aside}>
        <Box title={t('deskTemplates.placeholders')}>
          <p className={styles.small}>{t('deskTemplates.placeholdersLead')}</p>
          <ul className={styles.placeholders}>
            {templatePlaceholders.map((name) => (
              <li key={name}>
                <button type="button" className={styles.placeholder} onClick={() => insert(name)}>
                  {t(`deskTemplates.fields.${name}`)}
                  <code dir="ltr">{`{{${name}}}`}</code>
                </button>
              </li>
            ))}
          </ul>
        </Box>
      </div>
      <div className={styles.texts}>
        <p className={styles.lead}>{t('deskTemplates.textsLead')}</p>
        {languages.map((language) => (
          <TextAreaField
            key={language}
            ref={(area) => {
              if (area) areas.current.set(language, area);
            }}
            label={formats.languageName(language)}
            hint={
              typed.texts[language] === ''
                ? undefined
                : t('deskTemplates.count', {
                    count: typed.texts[language].length,
                    most: maxMessageLength,
                  })
            }
            error={
              told
                ? (errors.texts[language] ??
                  (language === defaultLanguage ? errors.all : undefined))
                : undefined
            }
            rows={template?.texts[language] || language === i18n.language ? 9 : 4}
            dir="auto"
            lang={language}
            value={typed.texts[language]}
            onFocus={() => setActive(language)}
            onChange={({ target }) => setText(language, target.value)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {conflict && (
          <Notice tone="danger" heading={t('deskTemplates.conflict.title')}>
            <FirstChange error={error}>{t('deskTemplates.conflict.text')}</FirstChange>
            <Theirs template={conflict} />
            <div className={styles.buttons}>
              <Button aria-disabled={isPending} onClick={() => void save(conflict)}>
                {t('deskTemplates.conflict.mine')}
              </Button>
              <Button
                onClick={() => {
                  setTarget(conflict);
                  setTyped(typedOf(conflict));
                  setError(undefined);
                }}
              >
                {t('deskTemplates.conflict.theirs')}
              </Button>
            </div>
          </Notice>
        )}
        {gone && (
          <Notice tone="danger">
            <p>{t('deskTemplates.gone.text')}</p>
            <Button onClick={() => void save({ id: crypto.randomUUID() })}>
              {t('deskTemplates.gone.button')}
            </Button>
          </Notice>
        )}
        {problem?.code === 'too-many' && (
          <Notice tone="danger">{t('deskTemplates.full', { most: mostTemplates })}</Notice>
        )}
        {error !== undefined && !problem && !gone && (
          <Notice tone="danger">{problemText(i18n, error)}</Notice>
        )}
        {!conflict && !gone && (
          <Button type="submit" look="brand" aria-disabled={isPending}>
            {isPending ? t('deskFrame.dialog.pending') : t('deskTemplates.save')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The name and the texts that somebody else has saved. */
function Theirs({ template: { name, texts } }: { template: DeskTemplate }) {
  const { formats } = useDeskI18n();
  return (
    <div className={styles.theirs}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {languages.map((language) => {
        const text = texts[language];
        return (
          text !== undefined && (
            <div key={language}>
              <span className={styles.small}>{formats.languageName(language)}</span>
              <p dir="auto" lang={language}>
                {text}
              </p>
            </div>
          )
        );
      })}
    </div>
  );
}

function typedOf(template: DeskTemplate | undefined): TypedTemplate {
  const { en = '', de = '', fr = '', ar = '' } = template?.texts ?? {};
  return { name: template?.name ?? '', texts: { en, de, fr, ar } };
}
