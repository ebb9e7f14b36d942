import { LinkButton } from '@gabarit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../lib/later.ts'

const Pitfalls = lazily(async () => (await import('./pitfalls.tsx')).Pitfalls)

export function PitfallsLink(): ReactNode {
	const { t } = useTranslation('configurator')
	const [opened, setOpened] = useState(false)
	const [ever, setEver] = useState(false)
	const open = () => {
		setEver(true)
		setOpened(true)
	}
	return (
		<>
			<LinkButton onClick={open}>{t('pitfalls.link')}</LinkButton>
			{ever && (
				<Suspense fallback={null}>
					<Pitfalls opened={opened} onClose={() => setOpened(false)} />
				</Suspense>
			)}
		</>
	)
}
