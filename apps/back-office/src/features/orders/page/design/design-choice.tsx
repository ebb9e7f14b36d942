import { useFormats } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../../../lib/list/filter/use-day-words.ts'
import styles from './design-choice.module.css'
import type { DesignVersion } from './use-redesign.ts'

type Props = {
	options: readonly (DesignVersion & { name: string; at: string })[]
	chosen: DesignVersion | null
	onChoose: (design: DesignVersion) => void
}

export function DesignChoice({ options, chosen, onChoose }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	const group = useId()
	return (
		<fieldset className={styles.versions}>
			<legend>{t('redesign.which')}</legend>
			{options.map(({ code, version, name, at }) => (
				<label key={`${code} ${version}`}>
					<input
						type="radio"
						name={group}
						checked={chosen?.code === code && chosen.version === version}
						onChange={() => onChoose({ code, version })}
					/>
					<strong>{name}</strong>
					<span>{t('order.at', { date: dayText(at), time: format.time(at) })}</span>
				</label>
			))}
		</fieldset>
	)
}
