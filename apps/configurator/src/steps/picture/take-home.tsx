import type { StillSubject } from '@gabarit/scene'
import type { ReactNode } from 'react'
import { useShopName } from '../../lib/use-shop-name.ts'
import { KeepPicture } from '../../steps/picture/keep-picture.tsx'
import { SeeAtHome } from '../../steps/picture/see-at-home.tsx'
import styles from './take-home.module.css'

/** `name`: of its picture, after the shop; a model goes from hand to hand and bears none. `url`: the page that a phone opens. */
export function TakeHome(props: { subject: StillSubject; name?: string; url: string }): ReactNode {
	const { subject, name = '', url } = props
	const { furniture, catalogue } = subject
	const shop = useShopName()
	return (
		<div className={styles.actions}>
			<SeeAtHome made={{ furniture, catalogue }} name={[shop]} link={{ kind: 'address', url }} />
			<KeepPicture subject={subject} name={[shop, name]} />
		</div>
	)
}
