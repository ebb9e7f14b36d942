// The ten pitfalls of measuring, one picture and one rule each.
import { drawPitfall } from '@gabarit/drawing'
import { LinkButton, Modal } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../frame/picture.tsx'

const pitfalls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export function PitfallsLink(): ReactNode {
	const { t } = useTranslation('configurator')
	const [opened, setOpened] = useState(false)
	return (
		<>
			<LinkButton onClick={() => setOpened(true)}>{t('pitfalls.link')}</LinkButton>
			<Modal
				title={t('pitfalls.title')}
				opened={opened}
				onClose={() => setOpened(false)}
				size="large"
				fixedHeight
			>
				<ol className="cf-pitfalls">
					{pitfalls.map((number) => (
						<li key={number}>
							<Picture drawing={drawPitfall(number)} />
							<h3>{t(`pitfalls.${number}.name`)}</h3>
							<p>{t(`pitfalls.${number}.rule`)}</p>
						</li>
					))}
				</ol>
			</Modal>
		</>
	)
}
