import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../field/field.tsx'
import { useFormats } from '../language/use-formats.ts'
import { lengthMeant } from './length-meant.ts'
import { MeasureRule } from './measure-rule.tsx'
import styles from './number-field.module.css'
import { type FieldProblem, ProblemText } from './problem-text.tsx'
import { type FieldUnit, useNumberDraft } from './use-number-draft.ts'

export interface NumberFieldProps {
	label: string
	/** Undefined where it was never filled: the field is hatched. */
	value: number | undefined
	/** Shown in a field that was never filled: what the drawing takes until then. */
	drawnAs?: number | undefined
	min: number
	max: number
	unit?: FieldUnit
	onCommit: (value: number) => void
	/** What an emptied field becomes; the ceiling height becomes its maximum. */
	emptyBecomes?: 'min' | 'max'
	/** Called in place of `emptyBecomes`, as to remove a further reading. */
	onEmpty?: (() => void) | undefined
	/** A sentence and a remedy for a number out of range, where there is a better one than the bound. */
	explain?: ((typed: number) => FieldProblem | undefined) | undefined
	/** Called when a typed text is not kept; undefined for a text that is not a number. */
	onRefuse?: ((typed: number | undefined) => void) | undefined
	problem?: FieldProblem | undefined
	letter?: string | undefined
	note?: string | undefined
	size?: 'medium' | 'compact' | undefined
	reading?: boolean | undefined
	name?: string | undefined
	startFocused?: boolean | undefined
}

export function NumberField(props: NumberFieldProps) {
	const { label, value, min, max, unit = 'mm', emptyBecomes = 'min', size = 'medium' } = props
	const { t } = useTranslation('common')
	const formats = useFormats()
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const { startFocused } = props
	useEffect(() => {
		if (startFocused) input.current?.focus()
	}, [startFocused])
	const field = useNumberDraft({ ...props, unit, emptyBecomes })
	const problem = useProblem(props, field)
	const unitText = t(`unit.${unit}`)
	const written = (number: number | undefined) =>
		number === undefined ? '' : formats.number(number, unit === 'degrees' ? { least: 1 } : {})
	const typed = field.parsed?.value ?? field.refused?.typed ?? value ?? props.drawnAs
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === 'Enter') field.commit()
		if (event.key === 'Escape' && field.draft !== undefined) {
			event.stopPropagation()
			field.forget()
		}
	}
	const empty = value === undefined && field.draft === undefined && !field.refused
	return (
		<Field
			id={id}
			label={label}
			letter={props.letter}
			note={props.note ?? (empty && size === 'medium' && t('field.toMeasure'))}
			size={size}
			reading={props.reading}
			empty={empty}
			problem={problem && <ProblemText id={`${id}-problem`} problem={problem} />}
			below={
				<>
					{size === 'medium' && <MeasureRule min={min} max={max} value={typed} />}
					<span id={`${id}-legend`} hidden>
						{t('field.legend', { min: written(min), max: written(max), unit: unitText })}
					</span>
				</>
			}
		>
			<input
				ref={input}
				id={id}
				className={clsx(styles.input, styles[size])}
				name={props.name}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				enterKeyHint="done"
				spellCheck={false}
				placeholder={empty ? written(props.drawnAs) || '\u2013' : undefined}
				value={field.draft ?? field.refused?.text ?? written(value)}
				aria-invalid={problem ? true : undefined}
				aria-describedby={`${id}-legend ${id}-problem`}
				onFocus={(event) => event.currentTarget.select()}
				onChange={(event) => field.type(event.currentTarget.value)}
				onBlur={field.commit}
				onKeyDown={onKeyDown}
			/>
			<span className={clsx(styles.unit, styles[size])} aria-hidden="true">
				{field.parsed?.converted
					? t('field.equals', { value: written(field.parsed.value), unit: unitText })
					: unitText}
			</span>
		</Field>
	)
}

type Draft = ReturnType<typeof useNumberDraft>

function useProblem(props: NumberFieldProps, field: Draft): FieldProblem | undefined {
	const { t } = useTranslation('common')
	const { number } = useFormats()
	if (field.draft !== undefined) return undefined
	if (!field.refused) return props.problem
	const { typed, text } = field.refused
	if (typed === undefined) return { text: t('field.notNumber') }
	const unit = t(`unit.${props.unit ?? 'mm'}`)
	const meant = props.unit === 'degrees' ? undefined : lengthMeant(text, props.min, props.max)
	if (meant !== undefined) {
		const value = number(meant)
		return {
			text: t('field.inMillimetres'),
			remedy: { label: t('field.take', { value, unit }), apply: () => field.accept(meant) },
		}
	}
	const explained = props.explain?.(typed)
	if (explained) return explained
	const bound = typed < props.min ? props.min : props.max
	const values = { min: number(props.min), max: number(props.max), unit }
	return {
		text: typed < props.min ? t('field.tooSmall', values) : t('field.tooLarge', values),
		remedy: {
			label: t('field.take', { value: number(bound), unit }),
			apply: () => field.accept(bound),
		},
	}
}
