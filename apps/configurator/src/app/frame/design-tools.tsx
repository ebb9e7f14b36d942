import { Button } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useHistory } from '../../session/index.ts'

/** On a phone undo and redo are in the header, because the bar has no room for them. */
export default function DesignTools() {
	const { t } = useTranslation('common')
	const { undo, redo } = useHistory()
	return (
		<>
			<Button
				kind="quiet"
				icon="undo"
				aria-label={t('action.undo')}
				idle={!undo}
				onClick={() => undo?.()}
			/>
			<Button
				kind="quiet"
				icon="redo"
				aria-label={t('action.redo')}
				idle={!redo}
				onClick={() => redo?.()}
			/>
		</>
	)
}
