// Keeps a page working when one picture fails: a lost 3D context, a chunk that did not load.
import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode; children: ReactNode }

export class WhenBroken extends Component<Props, { broken: boolean }> {
	override state = { broken: false }

	static getDerivedStateFromError() {
		return { broken: true }
	}

	override render() {
		return this.state.broken ? this.props.fallback : this.props.children
	}
}
