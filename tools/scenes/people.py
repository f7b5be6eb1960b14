"""People on a building site, small in the picture: helmet, high-visibility vest with reflective bands, work trousers, boots."""
from lib import *


def loft(b, rings, mi, n=20, M=None):
    """rings: (x, y, z, half width in y, half depth in x); `mi` a material, or a function of the ring's index."""
    P = []
    for x, y, z, w, d in rings:
        row = []
        for j in range(n):
            a = 2 * math.pi * j / n
            # Between an ellipse and a box, as cloth hangs.
            c, s = math.cos(a), math.sin(a)
            k = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6)
            q = Vector((x + d * c * k, y + w * s * k, z))
            row.append(M @ q if M is not None else q)
        P.append(row)
    for i in range(len(P) - 1):
        for j in range(n):
            b.quad([P[i][j], P[i][(j + 1) % n], P[i + 1][(j + 1) % n], P[i + 1][j]], mi(i) if callable(mi) else mi)
    for row in (P[0], P[-1]):
        for j in range(0, n, 2):
            c = sum(row, Vector()) / n
            b.quad([row[j], row[(j + 1) % n], row[(j + 2) % n], c], mi(0) if callable(mi) else mi)


def limb(b, points, mi, n=14):
    """points: (position, radius); a tube through them with folds of cloth."""
    for (p, r0), (q, r1) in zip(points, points[1:]):
        p, q = Vector(p), Vector(q)
        w = (q - p).normalized()
        u = w.orthogonal().normalized()
        v = w.cross(u)
        steps = 6
        rows = []
        for i in range(steps + 1):
            f = i / steps
            r = (r0 + (r1 - r0) * f) * (1 + .05 * math.sin(11 * f + 40 * r0))
            c = p.lerp(q, f)
            rows.append([c + (u * math.cos(2 * math.pi * j / n) + v * math.sin(2 * math.pi * j / n)) * r for j in range(n)])
        for i in range(steps):
            for j in range(n):
                b.quad([rows[i][j], rows[i][(j + 1) % n], rows[i + 1][(j + 1) % n], rows[i + 1][j]], mi)
        for row, c in ((rows[0], p), (rows[-1], q)):
            for j in range(0, n, 2):
                b.quad([row[j], row[(j + 1) % n], row[(j + 2) % n], c], mi)


def person(name, mats, walking=True, holding=False):
    """Faces +x, 1.80 m. mats: vest, band, trousers, skin, helmet, boots, sleeves, paper."""
    b = B()
    sway = .035 if walking else 0
    # Legs: hip, knee, ankle.
    for s, step in ((-1, 1 if walking else .12), (1, -1 if walking else -.12)):
        hip = (0, s * .095, .93)
        knee = (.14 * step + .04, s * .10, .50)
        ankle = (.24 * step - (.10 if step < -.5 else 0), s * .10, .10 + (.06 if step < -.5 else 0))
        limb(b, [(hip, .105), (knee, .072), (ankle, .058)], 2)
        foot = Vector(ankle)
        b.bbox((foot.x + .055, foot.y, foot.z - .045), (.27, .095, .10), 5, bev=.03)
    # Torso: the vest hangs over the trousers.
    zs = [.86, .93, 1.02, 1.055, 1.115, 1.22, 1.26, 1.32, 1.40, 1.455, 1.49, 1.52]
    ws = [.185, .180, .172, .170, .172, .188, .195, .205, .212, .195, .13, .075]
    ds = [.135, .130, .120, .118, .118, .122, .126, .132, .130, .112, .088, .065]
    lean = lambda z: sway * (z - .9)
    loft(b, [(lean(z), 0, z, w, d) for z, w, d in zip(zs, ws, ds)], lambda i: 1 if i in (3, 6) else 0)
    # Arms.
    for s, swing in ((-1, -1), (1, 1)):
        shoulder = (lean(1.43), s * .205, 1.42)
        if holding:
            elbow, hand = (.05, s * .245, 1.14), (.31, s * .12, 1.17)
        elif walking:
            elbow, hand = (-.13 * swing, s * .245, 1.14), (-.05 * swing + (.13 if swing < 0 else -.02), s * .235, .89)
        else:
            elbow, hand = (-.02, s * .245, 1.14), (.06, s * .23, .88)
        limb(b, [(shoulder, .072), (elbow, .056), (hand, .042)], 6)
        for (x, y, z), r in ((shoulder, .074), (elbow, .057)):
            loft(b, [(x, y, z + r * math.sin(t), r * math.cos(t) + .002, r * math.cos(t) + .002) for t in np.linspace(-1.5, 1.5, 9)], 6)
        limb(b, [(hand, .038), (tuple(Vector(hand) + (Vector(hand) - Vector(elbow)).normalized() * .10), .030)], 3)
    if holding:
        M = Matrix.Translation((.37, 0, 1.22)) @ Matrix.Rotation(-.55, 4, 'Y')
        b.box((0, 0, 0), (.30, .42, .004), 7, M)
    # Neck, head, helmet with its brim.
    hx = lean(1.6) + .01
    limb(b, [((lean(1.5), 0, 1.49), .055), ((hx, 0, 1.58), .052)], 3)
    loft(b, [(hx + .005, 0, 1.555, .045, .055), (hx + .01, 0, 1.59, .066, .085), (hx, 0, 1.65, .076, .098), (hx, 0, 1.71, .078, .10), (hx, 0, 1.75, .07, .09)], 3)
    dome = [(hx, 0, 1.695 + .125 * math.sin(t), .096 * math.cos(t) + .012, .122 * math.cos(t) + .012) for t in np.linspace(0, 1.45, 8)]
    loft(b, dome, 4)
    loft(b, [(hx + .022, 0, 1.692, .104, .150), (hx + .022, 0, 1.700, .100, .145)], 4)
    me = b.mesh(name, mats)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return me


def people(h, places):
    """places: (x, y, heading in degrees from +x, walking, holding, vest, helmet)"""
    skin, boots = simple('Skin', (.38, .22, .145), .6), simple('Boots', (.045, .032, .022), .7)
    trousers = simple('Trousers', (.030, .040, .062), .9, var=.35, nscale=9, bump=.5, bscale=14)
    band, paper = simple('Band', (.62, .63, .62), .4), simple('Paper', (.75, .75, .72), .8)
    orange = simple('Orange', (.75, .16, .015), .8, var=.12, nscale=7, bump=.4, bscale=16)
    yellow = simple('Yellow', (.55, .62, .03), .8, var=.12, nscale=7, bump=.4, bscale=16)
    sleeves = simple('Sleeves', (.055, .075, .105), .9, var=.3, nscale=9)
    helmets = simple('HelmetW', (.78, .78, .76), .35), simple('HelmetY', (.72, .45, .02), .35)
    for i, (x, y, turn, walking, holding, vest, helmet) in enumerate(places):
        mats = [(orange, yellow)[vest], band, trousers, skin, helmets[helmet], boots, (orange, yellow)[vest] if i % 2 == 0 else sleeves, paper]
        obj('person', person(f'person{i}', mats, walking, holding), (x, y, h(x, y)), (0, 0, math.radians(turn)), ((1, .97)[i % 2],) * 3)
