import { drawMeasure } from '@gabarit/drawing'
import { Modal } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../frame/pictures/picture.tsx'
import styles from './filler-explanation.module.css'

const parts = ['left', 'top', 'oversize'] as const

export function FillerExplanation(props: { opened: boolean; onClose: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<Modal title={t('fillerExplanation.title')} {...props} size="large">
			<p>{t('fillerExplanation.intro')}</p>
			<ul className={styles.explained}>
				{parts.map((part) => (
					<li key={part}>
						<Picture framed drawing={drawMeasure(`filler.${part}`)} />
						<h3>{t(`fillerExplanation.${part}.name`)}</h3>
						<p>{t(`fillerExplanation.${part}.text`)}</p>
					</li>
				))}
			</ul>
		</Modal>
	)
}
