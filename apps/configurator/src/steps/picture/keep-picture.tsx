// The picture at rest, kept as a file.
import type { StillSubject } from '@gabarit/scene'
import { Button, Modal, Spinner } from '@gabarit/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const KeepDialog = lazy(() => import('./keep-dialog.tsx'))

type Props = { subject: StillSubject; name: readonly string[]; wide?: boolean }

export function KeepPicture({ subject, name, wide = false }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const [opened, setOpened] = useState(false)
	const close = () => setOpened(false)
	return (
		<>
			<Button size="snug" wide={wide} icon="camera" onClick={() => setOpened(true)}>
				{t('at-home:still.action')}
			</Button>
			<Modal opened={opened} title={t('at-home:still.title')} size="medium" onClose={close}>
				<Suspense fallback={<Spinner />}>
					<KeepDialog subject={subject} name={name} onStop={close} />
				</Suspense>
			</Modal>
		</>
	)
}
