// Preloads /configurator when its link is within 200 px of the window and the pointer has moved,
// so that a visitor who leaves at once downloads nothing.
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

const rootMargin = '200px'
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

function firstSign(): { promise: Promise<void>; cancel: () => void } {
	const controller = new AbortController()
	const promise = new Promise<void>((resolve) => {
		for (const sign of signs) {
			window.addEventListener(sign, () => resolve(), {
				once: true,
				passive: true,
				signal: controller.signal,
			})
		}
	})
	return { promise, cancel: () => controller.abort() }
}

export function usePrefetch(link: RefObject<HTMLElement | null>): void {
	const router = useRouter()
	useEffect(() => {
		const element = link.current
		if (!element) return undefined
		const sign = firstSign()
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return
				observer.disconnect()
				void sign.promise.then(() => router.preloadRoute({ to: '/configurator' }))
			},
			{ rootMargin },
		)
		observer.observe(element)
		return () => {
			observer.disconnect()
			sign.cancel()
		}
	}, [link, router])
}
