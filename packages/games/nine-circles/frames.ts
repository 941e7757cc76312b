/** R1.1: the way down; it starts each circle. */
export type DescentFrame = { kind: 'descent' }
/** R1.3: one circle, from its first roll to the claim or the loss. */
export type CircleFrame = { kind: 'circle' }

export type Frame = DescentFrame | CircleFrame
