import { LinkButton, Modal } from '@gabarit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../lib/later.ts'
import { useDesign } from '../../session/design-context.tsx'

const PriceLines = later(async () => (await import('../frame/slip/price-lines.tsx')).PriceLines)

export function ExplainPrice(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const [opened, setOpened] = useState(false)
	if (solved.quote === null) return null
	return (
		<>
			<LinkButton onClick={() => setOpened(true)}>{t('bar.why')}</LinkButton>
			<Modal
				title={t('bar.whyTitle')}
				opened={opened}
				onClose={() => setOpened(false)}
				size="medium"
			>
				<Suspense fallback={null}>
					<PriceLines quote={solved.quote} detailed />
				</Suspense>
			</Modal>
		</>
	)
}
