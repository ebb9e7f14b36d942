import type { StillSubject } from '@gabarit/scene'
import type { ReactNode } from 'react'
import { useShopName } from '../../lib/use-shop-name.ts'
import type { PhoneLink } from './at-home-dialog.tsx'
import { KeepPicture } from './keep-picture.tsx'
import { SeeAtHome } from './see-at-home.tsx'
import styles from './take-home.module.css'

type Props = {
	subject: StillSubject
	/** Of its picture, after the shop; a model goes from hand to hand and bears none. */
	name?: string
	/** What a phone opens. */
	link: PhoneLink
	/** Each as wide as what it stands in, rather than in a row of their own. */
	wide?: boolean
}

/** The furniture in the buyer's own room, and its picture as it is seen. */
export function TakeHome({ subject, name = '', link, wide = false }: Props): ReactNode {
	const { furniture, catalogue } = subject
	const shop = useShopName()
	const actions = (
		<>
			<SeeAtHome wide={wide} made={{ furniture, catalogue }} name={[shop]} link={link} />
			<KeepPicture wide={wide} subject={subject} name={[shop, name]} />
		</>
	)
	return wide ? actions : <div className={styles.actions}>{actions}</div>
}
