import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../link/link.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

interface ReadingsFieldProps extends Omit<NumberFieldProps, 'value' | 'onCommit' | 'onEmpty'> {
	/** Every reading in the order taken; undefined where none was. */
	values: readonly number[] | undefined
	/** How many readings one dimension may have. */
	most?: number
	onCommit: (values: number[]) => void
}

/** One dimension measured at several places: the first reading as a field, further ones below it. */
export function ReadingsField({ values, most = 6, onCommit, ...field }: ReadingsFieldProps) {
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
		<div className="gb-field">
			<NumberField {...field} value={readings[0]} onCommit={(value) => replace(0, value)} />
			{further.length > 0 && (
				<div className="gb-readings">
					{further.map((index) => (
						<NumberField
							key={index}
							label={t('field.reading', { label: field.label, number: index + 1 })}
							value={readings[index]}
							min={field.min}
							max={field.max}
							unit={field.unit ?? 'mm'}
							compact
							startFocused={index >= readings.length && index === shown - 1}
							onCommit={(value) => replace(index, value)}
							onEmpty={() => remove(index)}
						/>
					))}
				</div>
			)}
			{readings.length > 0 && shown < most && (
				<LinkButton className="gb-readings-more" onClick={() => setAsked(Math.max(1, shown) + 1)}>
					{t('field.addReading')}
				</LinkButton>
			)}
		</div>
	)
}
