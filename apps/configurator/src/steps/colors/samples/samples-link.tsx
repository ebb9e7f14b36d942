import type { SampleColour } from '@gabarit/contract'
import { LinkButton } from '@gabarit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../../lib/later.ts'
import { useDesign } from '../../../session/design-context.tsx'

const AskSamples = lazily(async () => (await import('./ask-samples.tsx')).AskSamples)

/** To hold a colour in the hand before it is chosen; not every shop sends samples. */
export function SamplesLink({ place }: { place: SampleColour['place'] }): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const [opened, setOpened] = useState(false)
	const [ever, setEver] = useState(false)
	if (domain.hideAllColorSample) return null
	const open = () => {
		setEver(true)
		setOpened(true)
	}
	return (
		<>
			<p>
				<LinkButton onClick={open}>{t('samples.link')}</LinkButton>
			</p>
			{ever && (
				<Suspense fallback={null}>
					<AskSamples place={place} opened={opened} onClose={() => setOpened(false)} />
				</Suspense>
			)}
		</>
	)
}
