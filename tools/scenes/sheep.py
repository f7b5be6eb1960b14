"""A grazing flock of black-headed sheep, as bred around Pleven: fleece of some thousand tufts on a displaced body."""
from lib import *


def wool_mat():
    m, t = newmat('Wool')
    o = t.n('ShaderNodeOutputMaterial')
    a = t.n('ShaderNodeAttribute', attribute_name='rnd').outputs['Fac']
    p = t.n('ShaderNodeNewGeometry').outputs['Position']
    c = t.mix(t.ramp(t.noise(3.5, 5, p), [(.35, 0.), (.7, 1.)]), (.42, .365, .285), (.56, .51, .42))
    c = t.mix(t.math('MULTIPLY', a, .3), c, (.66, .61, .52))
    d = t.n('ShaderNodeBsdfDiffuse')
    tr = t.n('ShaderNodeBsdfTranslucent')
    t.l(c, d.inputs[0])
    t.l(c, tr.inputs[0])
    mx = t.n('ShaderNodeMixShader', _Fac=.38)
    t.l(d.outputs[0], mx.inputs[1])
    t.l(tr.outputs[0], mx.inputs[2])
    t.l(mx.outputs[0], o.inputs[0])
    return m


def ball(b, c, r, mi, u=28, v=18, M=None, f=None, rng=None):
    """An ellipsoid; f(x, y, z on the unit sphere) widens it."""
    c, r = np.array(c), np.array(r)
    P = []
    for i in range(v + 1):
        th = math.pi * i / v
        row = []
        for j in range(u):
            ph = 2 * math.pi * j / u
            n = np.array((math.sin(th) * math.cos(ph), math.sin(th) * math.sin(ph), math.cos(th)))
            q = n * r * (f(*n) if f else 1.)
            q = Vector(q)
            if M is not None:
                q = M @ q
            row.append(Vector(c) + q)
        P.append(row)
    for i in range(v):
        for j in range(u):
            b.quad([P[i][j], P[i + 1][j], P[i + 1][(j + 1) % u], P[i][(j + 1) % u]], mi, r=.3)


def sheep(name, wool, skin, dark, seed=0, grazing=True, tufts=20000):
    """Head towards +x, feet on z = 0; some 1.2 m long and 0.78 m high. `skin` for head and legs."""
    r = np.random.default_rng(seed)
    b = B()
    ph = r.uniform(0, 9, 3)
    lump = lambda x, y, z: 1 + .035 * math.sin(9 * x + ph[0]) * math.cos(8 * y + ph[1]) + .025 * math.sin(13 * z + ph[2]) + .05 * (x < 0) * abs(x)
    parts = [((0, 0, .57), (.47, .215, .235), 0.), ((.30, 0, .58), (.24, .175, .215), -.25), ((-.26, 0, .56), (.27, .215, .225), .12)]
    neck = ((.50, 0, .48), (.19, .105, .125), .72) if grazing else ((.50, 0, .70), (.18, .105, .125), -.62)
    for c, q, tilt in parts + [neck]:
        ball(b, c, q, 0, M=Matrix.Rotation(tilt, 3, 'Y'), f=lump)
    # Tufts: bent strips on the surfaces, which give the fleece its rough outline.
    for c, q, tilt in parts + [neck]:
        M = Matrix.Rotation(tilt, 3, 'Y')
        k = int(tufts * (.5 if q is parts[0][1] else .12 if q is neck[1] else .2))
        for n in r.normal(size=(k, 3)):
            n /= np.linalg.norm(n)
            at = Vector(c) + M @ Vector(n * np.array(q))
            if at.z < .36 or at.x > .66:
                continue
            out = (M @ Vector(n / np.array(q))).normalized()
            side = out.cross(Vector(r.normal(size=3))).normalized()
            bend = (Vector(r.normal(size=3)) * .5 + Vector((-.3, 0, -.7))).normalized()
            w, l = r.uniform(.004, .008), r.uniform(.012, .026)
            mid, tip = at + out * l * .7, at + out * l * .85 + bend * l * .6
            rr = float(r.random())
            b.quad([at - side * w, at + side * w, mid + side * w * .9, mid - side * w * .9], 0, r=rr)
            b.quad([mid - side * w * .9, mid + side * w * .9, tip + side * w * .3, tip - side * w * .3], 0, r=rr)
    # Head: skull, muzzle, ears, eyes.
    if grazing:
        head, tilt = Vector((.735, r.uniform(-.05, .05), .27)), 1.0
    else:
        head, tilt = Vector((.715, r.uniform(-.06, .06), .83)), .42
    turn = Matrix.Rotation(r.uniform(-.35, .35), 3, 'Z') @ Matrix.Rotation(tilt, 3, 'Y')
    ball(b, head, (.145, .080, .092), 1, 18, 12, turn, lambda x, y, z: 1 - .12 * max(x, 0))
    ball(b, head + turn @ Vector((.125, 0, -.012)), (.095, .052, .055), 1, 16, 10, turn)
    for s in (-1, 1):
        ear = turn @ Matrix.Rotation(s * 1.25, 3, 'Z') @ Matrix.Rotation(.5, 3, 'Y')
        ball(b, head + turn @ Vector((-.07, s * .105, .035)), (.085, .012, .034), 1, 12, 8, ear)
        ball(b, head + turn @ Vector((.045, s * .068, .028)), (.013, .010, .013), 2, 8, 6, turn)
    ball(b, tuple(Vector((.60, 0, .40 if grazing else .76)).lerp(head, .35)), (.13, .07, .085), 1, 16, 10, Matrix.Rotation(tilt if grazing else -.5, 3, 'Y'))
    # Legs, with a stride of their own.
    for x in (-.36, .33):
        for s in (-1, 1):
            dx = r.uniform(-.07, .07)
            top, knee, foot = Vector((x, s * .12, .46)), Vector((x + dx * .5 + (.03 if x > 0 else -.04), s * .115, .24)), Vector((x + dx, s * .115, 0))
            b.cyl(top, knee, .040, 1, 10)
            b.cyl(knee, foot + Vector((0, 0, .05)), .024, 1, 10)
            b.cyl(foot + Vector((0, 0, .055)), foot, .030, 2, 10)
    ball(b, (-.50, 0, .50), (.035, .04, .12), 0, 12, 8)
    return b.mesh(name, [wool, skin, dark])


def flock(h, places, seed=4):
    """places: (x, y, heading in degrees from +x, grazing)"""
    wool, black, dark = wool_mat(), simple('Face', (.022, .018, .015), .75, var=.4, nscale=12), simple('Hoof', (.012, .010, .009), .4)
    kinds = {g: [sheep(f's{g}{i}', wool, black, dark, seed=10 * i + g, grazing=bool(g)) for i in range(3)] for g in (0, 1)}
    r = random.Random(seed)
    for i, (x, y, turn, grazing) in enumerate(places):
        obj('sheep', kinds[int(grazing)][i % 3], (x, y, float(h(x, y)) - .02), (0, 0, math.radians(turn)), (r.uniform(.9, 1.06),) * 3)
