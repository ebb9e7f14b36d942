import type { FurnitureType } from '@gabarit/engine'
import { useLanguage } from '@gabarit/ui'
import { lazy, Suspense, useState } from 'react'
import styles from './design-picture.module.css'

const TypePicture = lazy(() => import('../../lib/type-picture.tsx'))

type Props = {
	code: string
	version: number
	catalogueVersion: string
	type: FurnitureType
	alt: string
}

/** Drawn by the server when it comes into sight; what cannot be made any more has the drawing of its type. */
export function DesignPicture({ code, version, catalogueVersion, type, alt }: Props) {
	const language = useLanguage()
	const asked = new URLSearchParams({
		version: `${version}`,
		language,
		catalogue: catalogueVersion,
	})
	const [isBroken, setBroken] = useState(false)
	if (isBroken)
		return (
			<span className={styles.type}>
				<Suspense fallback={null}>
					<TypePicture type={type} />
				</Suspense>
			</span>
		)
	return (
		<img
			className={styles.picture}
			src={`/api/back-office/configurations/${code}/picture?${asked.toString()}`}
			alt={alt}
			loading="lazy"
			decoding="async"
			width={464}
			height={406}
			onError={() => setBroken(true)}
		/>
	)
}
