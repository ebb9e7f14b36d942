// By what this browser can: the camera's picture, the code for a phone, or the reason why not; always the files.
import { canShowAtHome, type ModelInput } from '@gabarit/scene'
import { Disclosure, Spinner } from '@gabarit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileNameOf } from '../../lib/files/file-name.ts'
import { opensQuickLook } from '../../lib/files/open-quick-look.ts'
import layout from '../frame/layout.module.css'
import { InQuickLook } from './in-quick-look.tsx'
import { InRoom } from './in-room.tsx'
import { ModelFiles } from './model-files.tsx'
import { PhoneCode, SharedCode } from './phone-code.tsx'
import { isHandheld, type WayHome, wayHome } from './way-home.ts'

/** An address of its own, or that of a link to the saved design. */
export type PhoneLink = { kind: 'address'; url: string } | { kind: 'share' }

type Props = { made: ModelInput; name: readonly string[]; link: PhoneLink }

export default function AtHomeDialog({ made, name, link }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const way = useWayHome()
	const nameOf = (ending: string) => fileNameOf([...name, t('at-home:file')], ending)
	if (way === null) return <Spinner />
	return (
		<div className={layout.stack}>
			{way === 'quickLook' && <InQuickLook made={made} name={nameOf('usdz')} />}
			{way === 'room' && <InRoom made={made} />}
			{way === 'none' && <p>{t('at-home:none')}</p>}
			{way === 'code' && (link.kind === 'share' ? <SharedCode /> : <PhoneCode url={link.url} />)}
			<Disclosure title={t('at-home:files')} facts={t('at-home:filesFacts')} open={way === 'none'}>
				<ModelFiles made={made} nameOf={nameOf} />
			</Disclosure>
		</div>
	)
}

/** null until the browser has answered. */
function useWayHome(): WayHome | null {
	const [way, setWay] = useState<WayHome | null>(null)
	useEffect(() => {
		let isHere = true
		const ask = async () => {
			const room = await canShowAtHome()
			if (isHere) setWay(wayHome({ quickLook: opensQuickLook(), room, handheld: isHandheld() }))
		}
		void ask()
		return () => {
			isHere = false
		}
	}, [])
	return way
}
