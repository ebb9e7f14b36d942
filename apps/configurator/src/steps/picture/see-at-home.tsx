// The furniture in the buyer's own room, at its true size.
import type { ModelInput } from '@gabarit/scene'
import { Button, type ButtonKind, Modal, Spinner } from '@gabarit/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhoneLink } from './at-home-dialog.tsx'

const AtHomeDialog = lazy(() => import('./at-home-dialog.tsx'))

type Props = {
	made: ModelInput
	/** Words of the names of its files, which tell nothing of their owner. */
	name: readonly string[]
	/** What a phone opens that scans the code. */
	link: PhoneLink
	kind?: ButtonKind
	wide?: boolean
}

export function SeeAtHome({ made, name, link, kind, wide = false }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const [opened, setOpened] = useState(false)
	return (
		<>
			<Button
				{...(kind && { kind })}
				size="snug"
				wide={wide}
				icon="atHome"
				onClick={() => setOpened(true)}
			>
				{t('at-home:action')}
			</Button>
			<Modal
				opened={opened}
				title={t('at-home:title')}
				size="medium"
				onClose={() => setOpened(false)}
			>
				<Suspense fallback={<Spinner />}>
					<AtHomeDialog made={made} name={name} link={link} />
				</Suspense>
			</Modal>
		</>
	)
}
