import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../link/link.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import type { FieldProblem } from './problem-text.tsx'
import styles from './readings-field.module.css'

interface ReadingsFieldProps extends Omit<NumberFieldProps, 'value' | 'onCommit' | 'onEmpty'> {
	values: readonly number[] | undefined
	most?: number
	onCommit: (values: number[]) => void
	problemOf?: (reading: number) => FieldProblem | undefined
}

export function ReadingsField(props: ReadingsFieldProps) {
	const { values, most = 6, onCommit, problemOf, ...field } = props
	const { t } = useTranslation('common')
	const [asked, setAsked] = useState(0)
	const readings = values ?? []
	const shown = Math.min(most, Math.max(readings.length, asked))
	const further = Array.from({ length: Math.max(0, shown - 1) }, (_, index) => index + 1)
	const replace = (index: number, value: number) => {
		const next = [...readings]
		next[Math.min(index, readings.length)] = value
		onCommit(next)
	}
	const remove = (index: number) => {
		setAsked(shown - 1)
		if (index < readings.length) onCommit(readings.filter((_, at) => at !== index))
	}
	return (
		<div className={styles.readingsField}>
			<NumberField
				{...field}
				value={readings[0]}
				problem={problemOf?.(0) ?? field.problem}
				onCommit={(value) => replace(0, value)}
			/>
			{further.length > 0 && (
				<fieldset className={styles.readings} aria-label={field.label}>
					{further.map((index) => (
						<NumberField
							key={index}
							label={t('field.reading', { number: index + 1 })}
							value={readings[index]}
							min={field.min}
							max={field.max}
							unit={field.unit ?? 'mm'}
							name={field.name === undefined ? undefined : `${field.name}.${index}`}
							problem={problemOf?.(index)}
							size="compact"
							reading
							startFocused={index >= readings.length && index === shown - 1}
							onCommit={(value) => replace(index, value)}
							onEmpty={() => remove(index)}
						/>
					))}
				</fieldset>
			)}
			{readings.length > 0 && shown < most && (
				<LinkButton
					size="small"
					className={styles.more}
					onClick={() => setAsked(Math.max(1, shown) + 1)}
				>
					{t('field.addReading')}
				</LinkButton>
			)}
		</div>
	)
}
