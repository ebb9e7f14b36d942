import { Icon } from '@gabarit/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../lib/later.ts'

const SaveDesign = later(async () => (await import('../modals/save-design.tsx')).SaveDesign)

export function SaveButton(props: {
	className: string | undefined
	/** Without room for its word. */
	compact: boolean
}): ReactNode {
	const { className, compact } = props
	const { t } = useTranslation('configurator')
	// Fetched at the first use; typed values stay.
	const [opened, setOpened] = useState<boolean | null>(null)
	return (
		<>
			<button
				type="button"
				className={className}
				aria-label={t('save.action')}
				onClick={() => setOpened(true)}
			>
				<Icon name="bookmark" />
				{!compact && <span aria-hidden="true">{t('save.action')}</span>}
			</button>
			<Suspense fallback={null}>
				{opened !== null && <SaveDesign opened={opened} onClose={() => setOpened(false)} />}
			</Suspense>
		</>
	)
}
