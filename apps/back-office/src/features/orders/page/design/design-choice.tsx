import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { ChoiceRows } from '../../../../lib/frame/choice-rows.tsx'
import { useDayText } from '../../../../lib/list/filter/use-day-words.ts'
import type { DesignVersion } from './use-redesign.ts'

type Props = {
	options: readonly (DesignVersion & { name: string; at: string })[]
	chosen: DesignVersion | null
	onChoose: (design: DesignVersion) => void
}

const keyOf = ({ code, version }: DesignVersion) => `${code} ${version}`

export function DesignChoice({ options, chosen, onChoose }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	return (
		<ChoiceRows
			legend={t('redesign.which')}
			choices={options.map((design) => ({
				key: keyOf(design),
				name: <strong>{design.name}</strong>,
				end: t('order.at', { date: dayText(design.at), time: format.time(design.at) }),
			}))}
			chosen={chosen && keyOf(chosen)}
			onChoose={(key) => {
				const found = options.find((design) => keyOf(design) === key)
				if (found) onChoose({ code: found.code, version: found.version })
			}}
		/>
	)
}
