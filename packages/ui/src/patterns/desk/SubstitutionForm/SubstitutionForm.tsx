import { deskLimits, type DeskOrder, type ProposeSubstitution } from '@vetka/domain/desk';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { PlusIcon } from '../../../components/Icon/icons/PlusIcon.ts';
import { TrashIcon } from '../../../components/Icon/icons/TrashIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { DeskForm } from '../DeskForm.tsx';
import { FormButtons } from '../ReasonPicker/index.ts';
import {
  emptyOption,
  proposalErrors,
  proposalOf,
  type OptionPhoto,
  type ProposalErrors,
  type TypedOption,
} from './proposal.ts';
import * as styles from './SubstitutionForm.css.ts';

export interface SubstitutionFormProps {
  isOpen: boolean;
  onClose: () => void;
  order: Pick<DeskOrder, 'number' | 'products' | 'substitution'>;
  onSubmit: (proposal: ProposeSubstitution) => void;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** What the server says of a field: `options.0.refund`, `refundWithout`. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Renders the photo field of an option; without it options have no photos. */
  photoField?: ((field: OptionPhotoField) => ReactNode) | undefined;
}

/** What the photo field of an option needs. The owner uploads and reports the result. */
export interface OptionPhotoField {
  label: string;
  error: string | undefined;
  onChange: (photo: OptionPhoto) => void;
}

interface OptionFieldsProps {
  option: TypedOption;
  index: number;
  errors: ProposalErrors['options'][number] | undefined;
  onChange: (option: TypedOption) => void;
  onPhoto: (photo: OptionPhoto) => void;
  onRemove?: (() => void) | undefined;
  photoField: SubstitutionFormProps['photoField'];
}

function OptionFields({ option, index, errors, onChange, onPhoto, onRemove, photoField }: OptionFieldsProps) {
  const name = `Вариант ${index + 1}`;
  return (
    <div className={styles.option} role="group" aria-label={name}>
      <div className={styles.optionHead}>
        {name}
        {onRemove && <IconButton label={`Убрать: ${name}`} icon={<TrashIcon />} onClick={onRemove} />}
      </div>
      <TextField
        label="Что взамен"
        value={option.title}
        onChange={(title) => onChange({ ...option, title })}
        error={errors?.title}
      />
      <TextField label="Чем отличается" value={option.note} onChange={(note) => onChange({ ...option, note })} />
      <TextField
        label="Вернём покупателю"
        hint="Доплату взять нельзя"
        inputMode="decimal"
        trailing={<span className={styles.unit}>₽</span>}
        value={option.refund}
        onChange={(refund) => onChange({ ...option, refund })}
        error={errors?.refund}
      />
      {photoField?.({ label: 'Фото', error: errors?.photo, onChange: onPhoto })}
    </div>
  );
}

/** An option with a key of its own: options are removed from the middle, and a photo field keeps its upload. */
type KeyedOption = TypedOption & { key: number };

const withServerErrors = (
  problems: ProposalErrors | undefined,
  options: readonly TypedOption[],
  server: Readonly<Record<string, string>> = {},
): ProposalErrors => ({
  orderProductId: problems?.orderProductId ?? server.orderProductId,
  words: problems?.words ?? server.words,
  refundWithout: problems?.refundWithout ?? server.refundWithout,
  options: options.map((_, index) => ({
    title: problems?.options[index]?.title ?? server[`options.${index}.title`],
    refund: problems?.options[index]?.refund ?? server[`options.${index}.refund`],
    photo: problems?.options[index]?.photo ?? server[`options.${index}.mediaFileId`],
  })),
});

function useProposal({ order, onSubmit, fieldErrors }: SubstitutionFormProps) {
  const only = order.products.length === 1 ? order.products[0]?.orderProductId : undefined;
  const [orderProductId, setProduct] = useState(only);
  const [words, setWords] = useState('');
  const [options, setOptions] = useState<readonly KeyedOption[]>([{ ...emptyOption, key: 0 }]);
  const [refundWithout, setRefundWithout] = useState('');
  const [isTried, setIsTried] = useState(false);
  const typed = { orderProductId, words, options, refundWithout };
  const problems = proposalErrors(typed);
  const submit = () => {
    setIsTried(true);
    if (problems === undefined) onSubmit(proposalOf(typed));
  };
  return {
    ...typed,
    setProduct,
    setWords,
    setRefundWithout,
    options,
    errors: isTried ? withServerErrors(problems, options, fieldErrors) : undefined,
    // By key: the upload of one option may end while another is typed.
    change: (key: number, change: TypedOption) =>
      setOptions((now) => now.map((option) => (option.key === key ? { ...change, key } : option))),
    setPhoto: (key: number, photo: OptionPhoto) =>
      setOptions((now) => now.map((option) => (option.key === key ? { ...option, photo } : option))),
    add: () => setOptions([...options, { ...emptyOption, key: Math.max(...options.map(({ key }) => key)) + 1 }]),
    remove: (key: number) => setOptions(options.filter((option) => option.key !== key)),
    submit,
  };
}

function Options({ form, photoField }: Pick<FieldsProps, 'form' | 'photoField'>) {
  const { options, errors, change, setPhoto, add, remove } = form;
  return (
    <>
      {options.map((option, index) => (
        <OptionFields
          key={option.key}
          option={option}
          index={index}
          errors={errors?.options[index]}
          onChange={(next) => change(option.key, next)}
          onPhoto={(photo) => setPhoto(option.key, photo)}
          onRemove={options.length > 1 ? () => remove(option.key) : undefined}
          photoField={photoField}
        />
      ))}
      {options.length < deskLimits.options && (
        <Button variant="tonal" icon={<PlusIcon />} onClick={add}>
          Ещё вариант
        </Button>
      )}
    </>
  );
}

interface FieldsProps extends Pick<SubstitutionFormProps, 'order' | 'error' | 'photoField'> {
  form: ReturnType<typeof useProposal>;
}

function Fields({ form, order, error, photoField }: FieldsProps) {
  const { errors } = form;
  return (
    <div className={styles.form}>
      {error && (
        <Notice tone="critical" isAnnounced>
          {error}
        </Notice>
      )}
      {order.products.length > 1 && (
        <RadioGroup
          label="В каком товаре"
          variant="card"
          options={order.products.map(({ orderProductId, title }) => ({ value: String(orderProductId), label: title }))}
          value={form.orderProductId === undefined ? null : String(form.orderProductId)}
          onChange={(id) => form.setProduct(Number(id))}
          error={errors?.orderProductId}
        />
      )}
      <TextArea
        label="Чего нет"
        placeholder="Белой эустомы сегодня не привезли"
        value={form.words}
        onChange={form.setWords}
        limit={deskLimits.proposal}
        error={errors?.words}
      />
      <Options form={form} photoField={photoField} />
      <TextField
        label="Если без замены, вернём"
        inputMode="decimal"
        trailing={<span className={styles.unit}>₽</span>}
        value={form.refundWithout}
        onChange={form.setRefundWithout}
        error={errors?.refundWithout}
      />
    </div>
  );
}

const whatHappens = {
  ASK: 'Покупатель выберет сам. Не ответит за 30 минут – соберёте без замены и вернёте разницу.',
  SIMILAR: 'Покупатель согласился на похожее за ту же цену: запишем замену, ждать ответа не нужно.',
  NEVER: 'Покупатель просил не заменять: можно только вернуть часть денег.',
} as const;

/** Asking the customer what to put instead of what the shop has run out of. */
export function SubstitutionForm(props: SubstitutionFormProps) {
  const { isOpen, onClose, order, isLoading = false, error } = props;
  const id = useId();
  const form = useProposal(props);
  const isAsked = order.substitution === 'ASK';
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Замена в заказе № ${order.number}`}
      description={whatHappens[order.substitution]}
      foot={
        <FormButtons keepLabel="Не заменять" onKeep={onClose}>
          <Button
            type="submit"
            form={id}
            isDisabled={order.substitution === 'NEVER'}
            isLoading={isLoading}
            loadingText="Отправляем"
          >
            {isAsked ? 'Спросить покупателя' : 'Записать замену'}
          </Button>
        </FormButtons>
      }
    >
      <DeskForm id={id} onSubmit={form.submit} isLoading={isLoading}>
        <Fields form={form} order={order} error={error} photoField={props.photoField} />
      </DeskForm>
    </ResponsiveDialog>
  );
}
