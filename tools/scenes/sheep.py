"""A grazing flock of black-headed sheep, as bred around Pleven: creamy fleece, dark heads and legs; to be seen from 24 m on."""
from lib import *
from mathutils import noise as mnoise


def wool_mat():
    """All of the fleece is lit by the body's own soft normals (`soft`): its tufts give an outline and no grain."""
    m, t = newmat('Wool')
    o = t.n('ShaderNodeOutputMaterial')
    tuft = t.n('ShaderNodeAttribute', attribute_name='rnd').outputs['Fac']
    soil = t.n('ShaderNodeAttribute', attribute_name='soil').outputs['Fac']
    each = t.n('ShaderNodeObjectInfo').outputs['Random']
    c = t.mix(each, (.62, .555, .445), (.74, .695, .60))
    c = t.mix(t.math('MULTIPLY', soil, .62), c, (.40, .335, .24))
    hs = t.n('ShaderNodeHueSaturation')
    t.l(c, hs.inputs['Color'])
    t.l(t.math('MULTIPLY_ADD', tuft, .12, .94), hs.inputs['Value'])
    n = t.n('ShaderNodeVectorTransform', vector_type='NORMAL', convert_from='OBJECT', convert_to='WORLD')
    t.l(t.n('ShaderNodeAttribute', attribute_name='soft').outputs['Vector'], n.inputs[0])
    d = t.n('ShaderNodeBsdfDiffuse', _Roughness=.6)
    tr = t.n('ShaderNodeBsdfTranslucent')
    for s in (d, tr):
        t.l(hs.outputs[0], s.inputs['Color'])
        t.l(n.outputs[0], s.inputs['Normal'])
    mx = t.n('ShaderNodeMixShader', _Fac=.14)
    t.l(d.outputs[0], mx.inputs[1])
    t.l(tr.outputs[0], mx.inputs[2])
    t.l(mx.outputs[0], o.inputs[0])
    return m


def spline(P, x):
    """Catmull-Rom through the rows of P (first column ascending) at x: the other columns."""
    P = np.asarray(P, float)
    return np.stack([_cr(P[:, 0], P[:, k], x) for k in range(1, P.shape[1])], -1)


def _cr(X, Y, x):
    m = np.gradient(Y, X)
    i = np.clip(np.searchsorted(X, x) - 1, 0, len(X) - 2)
    h = X[i + 1] - X[i]
    s = (x - X[i]) / h
    return ((2 * s**3 - 3 * s**2 + 1) * Y[i] + (s**3 - 2 * s**2 + s) * h * m[i]
            + (-2 * s**3 + 3 * s**2) * Y[i + 1] + (s**3 - s**2) * h * m[i + 1])


def tube(b, rings, mi=0, n=24):
    """rings: (centre, across, up, half width, half height); closed at both ends."""
    rows = [[Vector(c) + Vector(u) * (w * math.cos(2 * math.pi * j / n)) + Vector(v) * (h * math.sin(2 * math.pi * j / n)) for j in range(n)]
            for c, u, v, w, h in rings]
    for p, q in zip(rows, rows[1:]):
        for j in range(n):
            b.quad([p[j], p[(j + 1) % n], q[(j + 1) % n], q[j]], mi)
    for row in (rows[0], rows[-1]):
        c = sum(row, Vector()) / n
        for j in range(0, n, 2):
            b.quad([row[j], row[(j + 1) % n], row[(j + 2) % n], c], mi)


def pipe(b, pts, mi=0, n=14, steps=5):
    """pts: (position, radius or (across, up)); round ends, bent smoothly."""
    C = np.array([p for p, _ in pts], float)
    Rr = np.array([(q, q) if np.isscalar(q) else q for _, q in pts], float)
    T = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])
    t = np.unique(np.concatenate([np.linspace(p, q, steps + 1) for p, q in zip(T, T[1:])]))
    k = spline(np.column_stack([T, C, Rr]), t)
    rings = []
    for i in range(len(k)):
        w = Vector(k[min(i + 1, len(k) - 1), :3] - k[max(i - 1, 0), :3]).normalized()
        u = w.cross(Vector((0, 0, 1)))
        u = Vector((0, 1, 0)) if u.length < .05 else u.normalized()
        rings.append((Vector(k[i, :3]), u, u.cross(w), k[i, 3], k[i, 4], w))
    out = []
    for sgn, r in ((-1, rings[0]), (1, rings[-1])):
        cap = [(r[0] + r[5] * (sgn * r[3] * math.sin(a) * .9), r[1], r[2], r[3] * math.cos(a), r[4] * math.cos(a)) for a in (.5, 1., 1.4)]
        out.append(cap[::-1] if sgn < 0 else cap)
    tube(b, out[0] + [r[:5] for r in rings] + out[1], mi, n)


def united(b, voxel, smooth):
    """One smooth skin over all parts of the builder: vertices, triangles' corners, normals."""
    o = obj('part', b.mesh('part', []))
    r = o.modifiers.new('r', 'REMESH')
    r.mode, r.voxel_size = 'VOXEL', voxel
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor, s.iterations = .5, smooth
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    me.calc_loop_triangles()
    V, N, F = np.zeros(len(me.vertices) * 3), np.zeros(len(me.vertices) * 3), np.zeros(len(me.loop_triangles) * 3, int)
    me.vertices.foreach_get('co', V)
    me.vertices.foreach_get('normal', N)
    me.loop_triangles.foreach_get('vertices', F)
    bpy.data.meshes.remove(me)
    return V.reshape(-1, 3), F.reshape(-1, 3), N.reshape(-1, 3)


def n3(P, scale, off):
    return np.array([mnoise.noise(Vector(p) * scale + off) for p in P])


#         x     back  belly  half width
BODY = ((-.475, .600, .540, .030), (-.455, .675, .470, .105), (-.40, .735, .405, .170), (-.29, .768, .355, .215), (-.15, .766, .318, .238),
        (0., .750, .298, .245), (.14, .744, .292, .240), (.27, .752, .302, .218), (.37, .742, .335, .182), (.45, .705, .385, .135), (.505, .640, .450, .060))

# Neck: from the shoulders to the poll; head: from the poll to the nose. (x, y, z), of a sheep that faces +x.
POSES = {
    'graze': (((.30, 0, .585), (.50, 0, .50), (.640, 0, .375)), (.700, 0, .320), (.835, 0, .095)),
    'pull': (((.30, 0, .575), (.50, .04, .49), (.610, .115, .36)), (.655, .155, .310), (.740, .265, .090)),
    'walk': (((.30, 0, .600), (.50, 0, .66), (.640, 0, .715)), (.690, 0, .765), (.885, .01, .655)),
    'look': (((.30, 0, .600), (.46, .01, .74), (.540, .03, .860)), (.560, .045, .930), (.690, .205, .845)),
    'lamb': (((.30, 0, .600), (.44, .01, .72), (.510, .03, .810)), (.530, .040, .875), (.680, .165, .800)),
    'rest': (((.30, 0, .600), (.45, .01, .73), (.520, .02, .835)), (.540, .03, .905), (.720, .12, .815)),
}


def sheep(name, wool, skin, seed=0, pose='graze', tufts=26000):
    """Feet on z = 0; some 1.25 m long and 0.77 m high at the back; a lamb is to be scaled."""
    r = np.random.default_rng(seed)
    off = Vector(r.uniform(-50, 50, 3))
    neck, poll, nose = POSES[pose]
    lying, lamb = pose == 'rest', pose == 'lamb'
    fat = r.uniform(.95, 1.05) * (.80 if lamb else 1)
    big = 1.25 if lamb else 1.
    # The fleece: body, neck, upper legs, tail.
    b = B()
    xs = np.linspace(BODY[0][0], BODY[-1][0], 44)
    rings = []
    for x, (top, low, half) in zip(xs, spline(BODY, xs)):
        low += .085 * lamb
        c, h = (top + low) / 2, max((top - low) / 2, .02)
        rings.append(((x, 0, c), (0, 1, 0), (0, 0, 1), max(half, .02) * fat * (1.12 if lying else 1), h))
    tube(b, rings, n=28)
    thick = .85 if lamb else 1.
    pipe(b, [(p, (w * thick, q * thick)) for p, w, q in zip(neck, (.165, .120, .082), (.190, .145, .100))])
    stride = {'walk': .105, 'graze': .045, 'pull': .07, 'look': .015, 'lamb': .05, 'rest': 0}[pose] * (1 if seed % 2 else -1)
    legs = []
    for s in (-1, 1):
        f, k = s * stride + r.uniform(-.015, .015), -s * stride + r.uniform(-.015, .015)
        legs.append(((.315, s * .125, .46), (.325 + f * .45, s * .122, .285), (.330 + f * .75, s * .118, .150), (.330 + f * 1.1, s * .115, 0), .070))
        legs.append(((-.300, s * .130, .50), (-.300 + k * .4, s * .132, .320), (-.375 + k * .7, s * .120, .225), (-.350 + k * 1.1, s * .118, 0), .105))
    for hip, knee, *_, q in legs:
        if not lying:
            pipe(b, [(hip, q), (knee, q * .52)])
    pipe(b, [((-.455, 0, .645), .050), ((-.490, 0, .560), .042), ((-.488, 0, .455), .026)])
    if lying:
        for s in (-1, 1):
            pipe(b, [((-.27, s * .13, .47), .15), ((-.12, s * .19, .37), .085)])
    V, F, N = united(b, .013, 14)
    # Soft folds only.
    V = V + N * (.024 * n3(V, 6., off) + .010 * n3(V, 14., off))[:, None]
    tri = V[F]
    fn = np.cross(tri[:, 1] - tri[:, 0], tri[:, 2] - tri[:, 0])
    N2 = np.zeros_like(N)
    for k in range(3):
        np.add.at(N2, F[:, k], fn)
    N2 /= np.maximum(np.linalg.norm(N2, axis=1, keepdims=True), 1e-9)
    area = np.linalg.norm(fn, axis=1)
    # Tufts: short bent locks, combed backwards and down.
    i = r.choice(len(F), tufts, p=area / area.sum())
    w = r.dirichlet((1, 1, 1), tufts)[:, :, None]
    at, out = (tri[i] * w).sum(1), (N2[F[i]] * w).sum(1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    lay = r.normal(size=(tufts, 3)) * .45 + np.array((-.25, 0, -.75))
    lay -= out * (lay * out).sum(1, keepdims=True)
    lay /= np.linalg.norm(lay, axis=1, keepdims=True)
    side = np.cross(out, lay)
    wid, ln = r.uniform(.004, .008, (tufts, 1)), r.uniform(.008, .020, (tufts, 1)) * (.6 if lamb else 1)
    p0, p1 = at - out * .003, at + out * ln * .55 + lay * ln * .9
    TV = np.stack([p0 - side * wid, p0 + side * wid, p1 + side * wid * .35, p1 - side * wid * .35], 1).reshape(-1, 3)
    soft = out + r.normal(size=out.shape) * .10
    soft /= np.linalg.norm(soft, axis=1, keepdims=True)
    # Head and legs.
    d = B()
    poll, nose = Vector(poll), Vector(nose)
    turn = Matrix.Rotation(r.uniform(-.12, .12), 3, 'Z')
    ax = turn @ (nose - poll)
    L, ax = ax.length, ax.normalized()
    u = ax.cross(Vector((0, 0, 1))).normalized()
    v = u.cross(ax)
    if v.z < 0:
        v = -v
    L *= 1.1 if lamb else 1
    H = lambda a, e=0., g=0.: poll + ax * (a * L) + v * (e * big) + u * (g * big)
    prof = ((-.16, -.012, .052, .060), (.02, .000, .069, .080), (.22, -.006, .072, .084), (.45, -.010, .058, .066), (.70, -.010, .044, .050), (.90, -.014, .040, .043), (1.02, -.018, .030, .030))
    ks = np.linspace(prof[0][0], prof[-1][0], 18)
    tube(d, [(H(a, e), u, v, w_ * big, h_ * big) for a, (e, w_, h_) in zip(ks, spline(prof, ks))], n=18)
    pipe(d, [(neck[2], .074), (H(.08, -.012), .066)])
    for s in (-1, 1):
        e0, e1, e2 = H(.00, .030, s * .060), H(-.02, .030, s * .120) - Vector((0, 0, .010)), H(.02, .022, s * .180) - Vector((0, 0, .034))
        pipe(d, [(e0, (.022, .022)), (e1, (.034 * big, .026)), (e2, (.014, .012))], n=10)
    if not lying:
        for hip, knee, hock, foot, q in legs:
            foot = Vector(foot)
            pipe(d, [(Vector(hip).lerp(Vector(knee), .7), q * .45), (knee, .040), (hock, .027), (Vector(hock).lerp(foot, .5), .019), (foot + Vector((0, 0, .05)), .022), (foot + Vector((.008, 0, .012)), .028)], n=10, steps=4)
    DV, DF, DN = united(d, .008, 3)
    sink = -.285 if lying else 0.
    allV = np.concatenate([V, TV, DV]) + np.array((0, 0, sink))
    if lying:
        allV[:, 2] = np.maximum(allV[:, 2], -.02)
    nV, nT = len(V), len(TV)
    quads = np.arange(nT).reshape(-1, 4) + nV
    me = bpy.data.meshes.new(name)
    loops = np.concatenate([F.ravel(), quads.ravel(), (DF + nV + nT).ravel()]).astype(np.int32)
    total = np.concatenate([np.full(len(F), 3), np.full(len(quads), 4), np.full(len(DF), 3)]).astype(np.int32)
    start = np.concatenate([[0], np.cumsum(total)[:-1]]).astype(np.int32)
    me.vertices.add(len(allV))
    me.vertices.foreach_set('co', allV.astype(np.float32).ravel())
    me.loops.add(len(loops))
    me.loops.foreach_set('vertex_index', loops)
    me.polygons.add(len(total))
    me.polygons.foreach_set('loop_start', start)
    me.polygons.foreach_set('loop_total', total)
    for mm in (wool, skin):
        me.materials.append(mm)
    me.polygons.foreach_set('material_index', np.concatenate([np.zeros(len(F) + len(quads)), np.ones(len(DF))]).astype(np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(total), bool))
    # Per vertex: soft normal, tuft's own shade, soil at belly and breech.
    S = np.concatenate([N2, np.repeat(soft, 4, 0), DN])
    me.attributes.new('soft', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', S.astype(np.float32).ravel())
    R_ = np.concatenate([np.full(nV, .35), np.repeat(r.random(tufts), 4), np.zeros(len(DV))])
    me.attributes.new('rnd', 'FLOAT', 'POINT').data.foreach_set('value', R_.astype(np.float32))
    Z = np.concatenate([V, TV, DV])
    patch = .5 + .9 * n3(np.concatenate([V, np.repeat(at, 4, 0), DV]), 4.2, -off)
    so = np.clip(sst(.46, .30, Z[:, 2]) * .9 + sst(-.38, -.50, Z[:, 0]) * .35 + .16 * np.clip(patch, 0, 1), 0, 1)
    me.attributes.new('soil', 'FLOAT', 'POINT').data.foreach_set('value', so.astype(np.float32))
    me.update(calc_edges=True)
    me.validate()
    return me


def flock(h, places, seed=4):
    """places: (x, y, heading in degrees from +x, pose)"""
    wool, black = wool_mat(), simple('Face', (.011, .0095, .009), .7, spec=.25, var=.3, nscale=12)
    kinds, r = {}, random.Random(seed)
    for i, (x, y, turn, pose) in enumerate(places):
        k = (pose, i % 3)
        if k not in kinds:
            kinds[k] = sheep('s%s%d' % k, wool, black, seed=11 * (i % 3) + len(kinds), pose=pose)
        s = r.uniform(.94, 1.06) * (.58 if pose == 'lamb' else 1)
        o = obj('sheep', kinds[k], (x, y, float(h(x, y)) + .03), (0, 0, math.radians(turn)), (s, s * r.choice((-1, 1)), s))
